// -T lib_6_8 => dxil
struct R { uint a; float3 b; };
RWByteAddressBuffer U : register(u0);
[shader("node")] [NodeLaunch("coalescing")] [numthreads(32, 1, 1)]
void m([MaxRecords(8)] GroupNodeInputRecords<R> i, uint t : SV_GroupIndex)
{
    U.Store(4 * t, WaveActiveSum(i[t & 7].a));
}
