// -T lib_6_8 => dxil
struct R { uint a; float3 b; };
RWByteAddressBuffer U : register(u0);
[shader("node")] [NodeLaunch("coalescing")] [numthreads(32, 1, 1)]
void m([MaxRecords(8)] GroupNodeInputRecords<R> i, uint t : SV_GroupIndex, uint3 l : SV_GroupThreadID)
{
    if (t < i.Count()) U.Store(4 * l.x, i[t].a);
}
