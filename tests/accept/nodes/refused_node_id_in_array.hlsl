// -T lib_6_8 => refused
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("coalescing")] [numthreads(32, 1, 1)]
[NodeID(3)] //~ 9: error: attribute 'NodeID' must have a string literal argument
void m(GroupNodeInputRecords<R> i) {}
