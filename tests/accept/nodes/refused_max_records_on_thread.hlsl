// -T lib_6_8 => refused
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("thread")]
void m([MaxRecords(3)] ThreadNodeInputRecord<R> i) {} //~ 9: error: attribute MaxRecords must only be used with node outputs or coalescing launch inputs
