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
[shader("closesthit")] void m(inout P p, in At t) { if (c) o[0] = p.r; //~ 69: warning: reading undefined value ('r' is not qualified 'read' for shader stage 'closesthit') [-Wpayload-access-shader]
o[2] = p.r; p.r = 1; } //~ 10: warning: reading undefined value ('r' is not qualified 'read' for shader stage 'closesthit') [-Wpayload-access-shader]
