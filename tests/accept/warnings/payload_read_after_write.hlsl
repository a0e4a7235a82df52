// -T lib_6_7 => dxil spirv
RWBuffer<float> o;
struct At { float2 b; };
struct [raypayload] P {
    float a : read(caller, closesthit, miss, anyhit) : write(caller, closesthit, miss, anyhit);
    float w : read(anyhit, closesthit, miss) : write(caller);
    float r : read(caller) : write(closesthit, miss, anyhit);
    float cw : read(caller, closesthit) : write(caller, closesthit);
};
[shader("closesthit")] void m(inout P p, in At t) {
    p.r = 1;
    o[0] = p.r;
    p.a = 1;
    p.cw = 1;
}
