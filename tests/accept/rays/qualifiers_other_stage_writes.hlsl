// -T lib_6_7 => dxil spirv
struct [raypayload] P { float a : read(caller) : write(closesthit); };
[shader("miss")] void m(inout P p) { p.a = 1; } //~ 40: warning: write will be dropped ('a' is not qualified 'write' for shader stage 'miss') [-Wpayload-access-shader]
