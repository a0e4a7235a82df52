// -T lib_6_7 => dxil spirv
struct [raypayload] P { float a : read(caller, caller) : write(miss); };
[shader("miss")] void m(inout P p) { p.a = 1; }
