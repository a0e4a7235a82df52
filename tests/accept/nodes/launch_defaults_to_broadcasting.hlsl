// -T lib_6_8 => dxil
struct R { uint a; float3 b; };
RWByteAddressBuffer U : register(u0);
[shader("node")] [NodeDispatchGrid(1, 2, 3)] [numthreads(4, 4, 4)]
void m(RWDispatchNodeInputRecord<R> i)
{
    i.Get().a = 2;
}
