// -T lib_6_8 => refused
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(2, 1, 1)] [numthreads(32, 1, 1)]
void m(DispatchNodeInputRecord<R> i)
{
    uint n = i.Count(); //~ 16: error: no member named 'Count' in 'DispatchNodeInputRecord<R>'
}
