// -T lib_6_8 => refused
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("coalescing")] [numthreads(32, 1, 1)]
[NodeMaxDispatchGrid(1, 1, 1)] //~ 2: error: 'nodemaxdispatchgrid' may only be used with broadcasting nodes
void m(GroupNodeInputRecords<R> i) {}
