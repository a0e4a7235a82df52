// -T lib_6_7 => dxil spirv
RWBuffer<float> o; cbuffer C { int n; bool c; };
struct At { float2 b; };
struct [raypayload] I { float x : read(caller) : write(closesthit, anyhit, caller); float z : write(caller) : read(closesthit); };
struct [raypayload] P : I { float v : read(caller) : write(closesthit, anyhit, caller); };
[shader("closesthit")] void m(inout P p, in At t) { //~ 39: warning: potential loss of data for payload field 'v'. Field is qualified 'write' in earlier stages and 'write' only for stage 'closesthit' but never unconditionally written. [-Wpayload-access-shader]
    o[0] = p.x;
    p.z = 1;
    o[1] = p.v; //~ 14: warning: reading undefined value ('v' is not qualified 'read' for shader stage 'closesthit') [-Wpayload-access-shader]
}
