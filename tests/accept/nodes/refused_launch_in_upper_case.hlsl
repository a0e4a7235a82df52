// -T lib_6_8 => refused
struct R { uint a; float3 b; };
[Shader("node")] [NODELAUNCH("Thread")] //~ 30: error: attribute 'NODELAUNCH' must have one of these values: broadcasting,coalescing,thread
void m(ThreadNodeInputRecord<R> i) {}
