// -T lib_6_6 -enable-payload-qualifiers => dxil spirv
struct At { float2 b; };
struct [raypayload] P {
    float a : read(caller, closesthit, miss, anyhit) : write(caller, closesthit, miss, anyhit);
    float w : read(anyhit, closesthit, miss) : write(caller);
    float r : read(caller) : write(closesthit, miss, anyhit);
    float cw : read(caller, closesthit) : write(caller, closesthit);
};
[shader("closesthit")] void m(inout P p, in At t) { //~ 39: warning: potential loss of data for payload field 'r'. Field is qualified 'write' in earlier stages and 'write' only for stage 'closesthit' but never unconditionally written. [-Wpayload-access-shader]
    p.w = 1; //~ 7: warning: write will be dropped ('w' is not qualified 'write' for shader stage 'closesthit') [-Wpayload-access-shader]
}
