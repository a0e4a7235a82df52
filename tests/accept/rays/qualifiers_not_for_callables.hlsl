// -T lib_6_7 => dxil
// except spirv: libraries are compiled to DXIL alone.
struct C { float b; };
[shader("callable")] void m(inout C p) { p.b = 1; }
