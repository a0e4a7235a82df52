// -T lib_6_8 => dxil
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(2, 1, 1)] [numthreads(32, 1, 1)]
void m([MaxRecords(1)] NodeOutput<R> o)
{
    NodeOutput<R> p = o;
    GroupNodeOutputRecords<R> r = p.GetGroupNodeOutputRecords(1);
    r.OutputComplete();
}
