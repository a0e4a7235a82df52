// -T lib_6_7 => dxil spirv
struct At { float2 b; };
struct [raypayload] P {
    float a : read(caller, closesthit, miss, anyhit) : write(caller, closesthit, miss, anyhit);
    float w : read(anyhit, closesthit, miss) : write(caller);
    float r : read(caller) : write(closesthit, miss, anyhit);
    float cw : read(caller, closesthit) : write(caller, closesthit);
};
void f(out float x) {
    x = 1;
}
[shader("closesthit")] void m(inout P p, in At t) { f(p.r); f(p.w); f(p.a); f(p.cw);} //~ 65: warning: write will be dropped ('w' is not qualified 'write' for shader stage 'closesthit') [-Wpayload-access-shader]
