// -T lib_6_7 => dxil spirv
struct C { float b; };
[shader("callable")] void m(inout C p) { p.b = 1; }
