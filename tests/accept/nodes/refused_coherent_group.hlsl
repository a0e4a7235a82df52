// -T lib_6_8 => refused
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("coalescing")] [numthreads(32, 1, 1)]
void m(globallycoherent RWGroupNodeInputRecords<R> i) {} //~ 8: error: 'globallycoherent' is not a valid modifier for a declaration of type 'RWGroupNodeInputRecords<R>'
