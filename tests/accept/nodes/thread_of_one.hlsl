// -T lib_6_8 => dxil
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("thread")] [numthreads(1, 1, 1)]
void m(ThreadNodeInputRecord<R> i, NodeOutput<R> o)
{
    ThreadNodeOutputRecords<R> r = o.GetThreadNodeOutputRecords(1);
    r.Get() = i.Get();
    r.OutputComplete();
}
