// -T lib_6_8 => dxil
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("coalescing")] [numthreads(32, 1, 1)]
void m([MaxRecords(8)] RWGroupNodeInputRecords<R> i, uint t : SV_GroupIndex)
{
    i[t].b = i.Get(t + 1).b * 2;
}
