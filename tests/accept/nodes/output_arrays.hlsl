// -T lib_6_8 => dxil
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("coalescing")] [numthreads(32, 1, 1)]
void m(EmptyNodeInput i, [MaxRecords(5)] [NodeArraySize(8)] NodeOutputArray<R> o, [MaxRecords(2)] [NodeArraySize(4)] EmptyNodeOutputArray e, uint t : SV_GroupIndex)
{
    ThreadNodeOutputRecords<R> r = o[t & 7].GetThreadNodeOutputRecords(1);
    r.Get().a = t;
    r.OutputComplete();
    e[2].GroupIncrementOutputCount(1);
}
