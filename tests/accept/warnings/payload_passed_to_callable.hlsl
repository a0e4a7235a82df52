// -T lib_6_7 => dxil spirv
struct At { float2 b; };
struct [raypayload] P {
    float a : read(caller, closesthit, miss, anyhit) : write(caller, closesthit, miss, anyhit);
    float w : read(anyhit, closesthit, miss) : write(caller);
    float r : read(caller) : write(closesthit, miss, anyhit);
    float cw : read(caller, closesthit) : write(caller, closesthit);
};
[shader("closesthit")] void m(inout P p, in At t) {
    CallShader(0, p); //~ 5: warning: passing a qualified payload to an extern function can cause undefined behavior if payload qualifiers mismatch [-Wpayload-access-call]
    p.r = 1;
}
