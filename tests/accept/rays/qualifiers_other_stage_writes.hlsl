// -T lib_6_7 => dxil
// except spirv: libraries are compiled to DXIL alone.
struct [raypayload] P { float a : read(caller) : write(closesthit); };
[shader("miss")] void m(inout P p) { p.a = 1; }
