// -T lib_6_8 => refused
struct R { uint x; };
RWBuffer<uint> b;
[shader("node")] [nodelaunch("thread")]
void m(ThreadNodeInputRecord<R> r, [MaxRecords(4)] NodeOutput<R> o)
{
    ThreadNodeOutputRecords<R> g = o.GetThreadNodeOutputRecords(1);
    ThreadNodeOutputRecords<R> h = g;
    g.OutputComplete();
    R k = h.Get(); //~ 11: error: Invalid use of completed record handle.
    b[0] = k.x;
}
