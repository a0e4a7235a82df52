// -T lib_6_8 => refused
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("coalescing")] [numthreads(32, 1, 1)]
void m([MaxRecordsSharedWith(o)] NodeOutput<R> o) {} //~ 9: error: attribute MaxRecordsSharedWith must not reference the same parameter it is applied to.
