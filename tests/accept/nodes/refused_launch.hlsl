// -T lib_6_8 => refused
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("mesh")] [numthreads(2, 1, 1)] //~ 30: error: attribute 'NodeLaunch' must have one of these values: broadcasting,coalescing,thread
void m(ThreadNodeInputRecord<R> i) {}
