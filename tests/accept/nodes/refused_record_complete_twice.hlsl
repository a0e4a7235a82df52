// -T lib_6_8 => dxil
// except outcome: DXC makes a completion of nothing of the second one
struct R { uint x; };
[shader("node")] [nodelaunch("thread")]
void m(ThreadNodeInputRecord<R> r, [MaxRecords(4)] NodeOutput<R> o)
{
    ThreadNodeOutputRecords<R> g = o.GetThreadNodeOutputRecords(1);
    g.OutputComplete();
    g.OutputComplete();
}
