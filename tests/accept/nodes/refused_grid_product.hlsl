// -T lib_6_8 => refused
struct R { uint a; float3 b; };
[shader("node")] [NodeDispatchGrid(65535, 65535, 1)] [numthreads(32, 1, 1)] //~ 19: error: 'NodeDispatchGrid' X * Y * Z product may not exceed 16,777,215 (2^24-1)
void m(DispatchNodeInputRecord<R> i) {}
