// -T lib_6_8 => refused
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(2, 1, 1)] [numthreads(32, 1, 1)]
void m(DispatchNodeInputRecord<R> i)
{
    uint a = i[0].a; //~ 15: error: type 'DispatchNodeInputRecord<R>' does not provide a subscript operator
}
