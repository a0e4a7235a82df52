// -T lib_6_8 => dxil
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("coalescing")] [numthreads(32, 1, 1)]
void m(EmptyNodeInput i, [MaxRecords(5)] NodeOutput<R> o, [MaxRecords(2)] [NodeID("other", 3)] NodeOutput<R> p, uint t : SV_GroupIndex)
{
    GroupNodeOutputRecords<R> a = o.GetGroupNodeOutputRecords(5);
    a[t].a = t;
    a.OutputComplete();
    ThreadNodeOutputRecords<R> b = p.GetThreadNodeOutputRecords(t == 0 ? 2 : 0);
    if (t == 0) { b.Get(0).b = 1; b[1].b = 2; }
    b.OutputComplete();
}
