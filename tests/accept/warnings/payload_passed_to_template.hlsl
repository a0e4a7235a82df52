// -T lib_6_7 => dxil spirv
struct At { float2 b; };
struct [raypayload] P {
    float a : read(caller, closesthit, miss, anyhit) : write(caller, closesthit, miss, anyhit);
    float w : read(anyhit, closesthit, miss) : write(caller);
    float r : read(caller) : write(closesthit, miss, anyhit);
    float cw : read(caller, closesthit) : write(caller, closesthit);
};
template<typename T> void f(inout T q) { q.w = 1; q.r = 1; } //~ 44: warning: write will be dropped ('w' is not qualified 'write' for shader stage 'closesthit') [-Wpayload-access-shader]
[shader("closesthit")] void m2(inout P p, in At t) {
    p.r = 1;
    f(p);
}
