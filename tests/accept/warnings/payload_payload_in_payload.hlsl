// -T lib_6_7 => dxil spirv
RWBuffer<float> o; cbuffer C { int n; bool c; };
struct At { float2 b; };
struct [raypayload] I { float x : read(caller) : write(closesthit, anyhit, caller); float z : write(caller) : read(closesthit); };
struct [raypayload] P { I i; float v : read(caller) : write(closesthit, anyhit, caller); };
[shader("closesthit")] void m(inout P p, in At t) { //~ 39: warning: potential loss of data for payload field 'v'. Field is qualified 'write' in earlier stages and 'write' only for stage 'closesthit' but never unconditionally written. [-Wpayload-access-shader] //~ 39: warning: potential loss of data for payload field 'x'. Field is qualified 'write' in earlier stages and 'write' only for stage 'closesthit' but never unconditionally written. [-Wpayload-access-shader]
    o[0] = p.i.x; //~ 16: warning: reading undefined value ('x' is not qualified 'read' for shader stage 'closesthit') [-Wpayload-access-shader]
    p.i.z = 1; //~ 9: warning: write will be dropped ('z' is not qualified 'write' for shader stage 'closesthit') [-Wpayload-access-shader]
    o[1] = p.v; //~ 14: warning: reading undefined value ('v' is not qualified 'read' for shader stage 'closesthit') [-Wpayload-access-shader]
}
