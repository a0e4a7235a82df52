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
[shader("closesthit")] void m(inout P p, in At t) { for (int i = 0; i < n; i++) p.r = i; o[0] = p.r; p.a = 1; p.cw = 1; } //~ 39: warning: potential loss of data for payload field 'r'. Field is qualified 'write' in earlier stages and 'write' only for stage 'closesthit' but never unconditionally written. [-Wpayload-access-shader] //~ 99: warning: reading undefined value ('r' is not qualified 'read' for shader stage 'closesthit') [-Wpayload-access-shader]
