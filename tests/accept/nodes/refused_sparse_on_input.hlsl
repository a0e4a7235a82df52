// -T lib_6_8 => refused
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("coalescing")] [numthreads(32, 1, 1)]
void m([AllowSparseNodes] GroupNodeInputRecords<R> i) {} //~ 9: error: attribute 'allowsparsenodes' may only be used with output nodes
