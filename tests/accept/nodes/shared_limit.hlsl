// -T lib_6_8 => dxil
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("coalescing")] [numthreads(32, 1, 1)]
void m(EmptyNodeInput i, [MaxRecords(4)] NodeOutput<R> a, [MaxRecordsSharedWith(a)] NodeOutput<R> b, [MaxRecordsSharedWith(a)] EmptyNodeOutput c)
{
}
