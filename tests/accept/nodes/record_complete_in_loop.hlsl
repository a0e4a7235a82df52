// -T lib_6_8 => dxil
struct R { uint x; };
[shader("node")] [nodelaunch("thread")]
void m(ThreadNodeInputRecord<R> r, [MaxRecords(4)] NodeOutput<R> o)
{
    for (uint i = 0; i < 4; i++)
    {
        ThreadNodeOutputRecords<R> g = o.GetThreadNodeOutputRecords(1);
        g.Get().x = i;
        if (r.Get().x > 2)
        {
            g.OutputComplete();
            continue;
        }
        g.Get().x += 2;
        g.OutputComplete();
    }
}
