// -T lib_6_8 => refused
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("coalescing")] [numthreads(32, 1, 1)]
void m(GroupNodeInputRecords<R> i, uint3 g : SV_DispatchThreadID) {} //~ 42: error: Invalid system value semantic 'SV_DispatchThreadID' for launchtype 'Coalescing'
