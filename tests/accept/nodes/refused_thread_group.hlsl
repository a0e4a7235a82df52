// -T lib_6_8 => refused
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("thread")] [numthreads(2, 1, 1)] //~ 42: error: Thread launch nodes must have a thread group size of (1,1,1)
void m(ThreadNodeInputRecord<R> i) {}
