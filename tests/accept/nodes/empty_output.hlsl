// -T lib_6_8 => dxil
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(2, 1, 1)] [numthreads(32, 1, 1)]
void m([MaxRecords(7)] [NodeID("leaf")] EmptyNodeOutput e, uint t : SV_GroupIndex)
{
    e.GroupIncrementOutputCount(1);
    e.ThreadIncrementOutputCount(t & 1);
}
