// -T lib_6_7 => dxil spirv
struct [raypayload] Q { float b : read(caller) : write(miss); }; struct [raypayload] P : Q { float a : read(caller) : write(miss); };
[shader("miss")] void m(inout P p) { p.a = 1; }
