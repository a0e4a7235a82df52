// -T lib_6_8 => refused
[shader("node")] [NodeLaunch("coalescing")] [numthreads(32, 1, 1)]
void m(NodeOutput<float4> i) {} //~ 19: error: 'float4' is not valid as a node record type - struct/class required
