// -T lib_6_8 => refused
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("thread")]
void m(ThreadNodeInputRecord<R> i, ThreadNodeInputRecord<R> j) {} //~ 61: error: Node shader 'm' may not have more than one input record
