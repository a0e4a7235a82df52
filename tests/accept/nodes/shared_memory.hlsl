// -T lib_6_8 => dxil
struct R { uint a; float3 b; };
RWByteAddressBuffer U : register(u0);
groupshared uint G[64];
[shader("node")] [NodeLaunch("coalescing")] [numthreads(32, 1, 1)]
void m([MaxRecords(8)] GroupNodeInputRecords<R> i, uint t : SV_GroupIndex)
{
    G[t] = i[t & 7].a;
    GroupMemoryBarrierWithGroupSync();
    U.Store(4 * t, G[t ^ 1]);
}
