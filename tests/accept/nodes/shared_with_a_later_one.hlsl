// -T lib_6_8 => dxil
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("coalescing")] [numthreads(32, 1, 1)]
void m(EmptyNodeInput i, [MaxRecordsSharedWith(b)] NodeOutput<R> a, [MaxRecords(4)] NodeOutput<R> b)
{
}
