// -T lib_6_8 => refused
struct R { uint a; float3 b; };
[shader("node")] [NodeDispatchGrid(0, 1, 1)] [numthreads(32, 1, 1)] //~ 36: error: 'NodeDispatchGrid' X component value must be between 1 and 65,535 (2^16-1) inclusive
void m(DispatchNodeInputRecord<R> i) {}
