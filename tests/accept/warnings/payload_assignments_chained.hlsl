// -T lib_6_7 => dxil spirv
struct At { float2 b; };
struct [raypayload] P {
    float a : read(caller, closesthit, miss, anyhit) : write(caller, closesthit, miss, anyhit);
    float w : read(anyhit, closesthit, miss) : write(caller);
    float r : read(caller) : write(closesthit, miss, anyhit);
    float cw : read(caller, closesthit) : write(caller, closesthit);
};
[shader("closesthit")] void m(inout P p, in At t) {
    p.a = p.w = p.r; //~ 13: warning: write will be dropped ('w' is not qualified 'write' for shader stage 'closesthit') [-Wpayload-access-shader] //~ 19: warning: reading undefined value ('r' is not qualified 'read' for shader stage 'closesthit') [-Wpayload-access-shader]
    p.r = p.r = 1;
}
