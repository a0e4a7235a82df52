// -T lib_6_8 => refused
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("coalescing")] [numthreads(32, 1, 1)]
void m(GroupNodeInputRecords<R> i, [MaxRecordsSharedWith(i)] NodeOutput<R> o) {} //~ 37: error: attribute MaxRecordsSharedWith must reference a valid ouput parameter name.
