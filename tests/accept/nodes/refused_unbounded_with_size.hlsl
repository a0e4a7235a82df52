// -T lib_6_8 => refused
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("coalescing")] [numthreads(32, 1, 1)]
void m([UnboundedSparseNodes] [NodeArraySize(4)] [MaxRecords(1)] NodeOutputArray<R> o) {} //~ 32: error: [NodeArraySize(4)] conflict: [UnboundedSparseNodes] implies [NodeArraySize(-1)]
