// -T lib_6_8 => refused
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("thread")]
[NodeMaxRecursionDepth(33)] //~ 2: error: NodeMaxRecursionDepth may not exceed 32
void m(ThreadNodeInputRecord<R> i) {}
