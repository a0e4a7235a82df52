// -T lib_6_8 => refused
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("coalescing")] [numthreads(32, 1, 1)]
void m(NodeOutput<R> o[3]) {} //~ 22: error: entry parameter of type 'NodeOutput<R> [3]' may not be an array
