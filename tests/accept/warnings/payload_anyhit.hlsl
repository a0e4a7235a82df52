// -T lib_6_7 => dxil spirv
RWBuffer<float> o;
cbuffer C { int n; bool c; };
struct At { float2 b; };
struct [raypayload] P {
    float a : read(caller, closesthit, miss, anyhit) : write(caller, closesthit, miss, anyhit);
    float w : read(anyhit, closesthit, miss) : write(caller);
    float r : read(caller) : write(closesthit, miss, anyhit);
    float cw : read(caller, closesthit) : write(caller, closesthit);
};
[shader("anyhit")] void m(inout P p, in At t) {
    o[0] = p.r; //~ 14: warning: reading undefined value ('r' is not qualified 'read' for shader stage 'anyhit') [-Wpayload-access-shader]
    p.w = 1; //~ 7: warning: write will be dropped ('w' is not qualified 'write' for shader stage 'anyhit') [-Wpayload-access-shader]
    o[1] = p.cw; //~ 14: warning: reading undefined value ('cw' is not qualified 'read' for shader stage 'anyhit') [-Wpayload-access-shader]
    p.cw = 2; //~ 7: warning: write will be dropped ('cw' is not qualified 'write' for shader stage 'anyhit') [-Wpayload-access-shader]
    if (c) IgnoreHit();
    p.r = 3;
}
