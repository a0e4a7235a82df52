// -T lib_6_8 => dxil
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("coalescing")] [numthreads(32, 1, 1)]
void m(EmptyNodeInput i, [MaxRecords(5)] [NodeArraySize(8)] [AllowSparseNodes] NodeOutputArray<R> o, [MaxRecords(1)] [UnboundedSparseNodes] NodeOutputArray<R> u, [MaxRecords(1)] [AllowSparseNodes] NodeOutput<R> s, [MaxRecords(2)] [AllowSparseNodes] EmptyNodeOutput e, uint t : SV_GroupIndex)
{
    bool there = o[t].IsValid() && u[3].IsValid();
    if (s.IsValid() && there) { ThreadNodeOutputRecords<R> r = s.GetThreadNodeOutputRecords(1); r.OutputComplete(); }
    if (e.IsValid()) e.ThreadIncrementOutputCount(1);
}
