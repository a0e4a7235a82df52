// -T lib_6_8 => dxil
struct R { uint a; float3 b; };
RWByteAddressBuffer U : register(u0);
[shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(2, 1, 1)] [numthreads(32, 1, 1)]
void m(DispatchNodeInputRecord<R> i, [MaxRecords(32)] NodeOutput<R> second)
{
    GroupNodeOutputRecords<R> r = second.GetGroupNodeOutputRecords(1);
    r.Get().a = 1;
    r.OutputComplete();
}
[shader("node")] [NodeLaunch("thread")]
void second(ThreadNodeInputRecord<R> i)
{
    U.Store(0, i.Get().a);
}
