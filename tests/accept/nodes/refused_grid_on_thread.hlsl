// -T lib_6_8 => refused
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("thread")]
[NodeDispatchGrid(1, 1, 1)] //~ 2: error: 'nodedispatchgrid' may only be used with broadcasting nodes
void m(ThreadNodeInputRecord<R> i) {}
