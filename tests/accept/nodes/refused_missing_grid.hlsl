// -T lib_6_8 => refused
struct R { uint a; float3 b; };
[shader("node")] [numthreads(32, 1, 1)]
void m(DispatchNodeInputRecord<R> i) {} //~ 6: error: Broadcasting node shader 'm' must have either the NodeDispatchGrid or NodeMaxDispatchGrid attribute
