// -T lib_6_8 => dxil
struct R { uint a; float3 b; };
struct S { DispatchNodeInputRecord<R> r; };
[shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(2, 1, 1)] [numthreads(32, 1, 1)]
void m(DispatchNodeInputRecord<R> i)
{
    S s;
    s.r = i;
}
