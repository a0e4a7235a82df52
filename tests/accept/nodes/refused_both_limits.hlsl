// -T lib_6_8 => refused
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("coalescing")] [numthreads(32, 1, 1)]
void m(NodeOutput<R> p, [MaxRecords(3)] [MaxRecordsSharedWith(p)] NodeOutput<R> o) {} //~ 26: error: only one of MaxRecords or MaxRecordsSharedWith may be specified to the same parameter.
