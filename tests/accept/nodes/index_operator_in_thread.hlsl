// -T lib_6_8 => dxil
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("thread")]
void m(ThreadNodeInputRecord<R> i, [MaxRecords(3)] NodeOutput<R> o)
{
    ThreadNodeOutputRecords<R> r = o.GetThreadNodeOutputRecords(3);
    for (uint n = 0; n < 3; ++n) r[n].a = n + i.Get().a;
    r.OutputComplete();
}
