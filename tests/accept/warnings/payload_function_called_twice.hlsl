// -T lib_6_7 => dxil spirv
RWBuffer<float> o;
struct At { float2 b; };
struct [raypayload] P {
    float a : read(caller, closesthit, miss, anyhit) : write(caller, closesthit, miss, anyhit);
    float w : read(anyhit, closesthit, miss) : write(caller);
    float r : read(caller) : write(closesthit, miss, anyhit);
    float cw : read(caller, closesthit) : write(caller, closesthit);
};
void g(inout P q, int d) {
    q.w = 1; //~ 7: warning: write will be dropped ('w' is not qualified 'write' for shader stage 'anyhit') [-Wpayload-access-shader]
    q.r = 1;
    if (d) o[0] = q.cw; //~ 21: warning: reading undefined value ('cw' is not qualified 'read' for shader stage 'anyhit') [-Wpayload-access-shader]
}
void f(inout P q, int d) {
    q.r = 2;
    g(q, d);
    g(q, d + 1);
}
[shader("anyhit")] void m(inout P p, in At t) {
    p.r = 1;
    f(p, 3);
}
