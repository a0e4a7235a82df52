// -T lib_6_8 => dxil
struct R { uint3 g : SV_DispatchGrid; uint a; };
RWByteAddressBuffer U : register(u0);
[shader("node")] [NodeLaunch("broadcasting")] [NodeMaxDispatchGrid(2, 1, 1)] [numthreads(32, 1, 1)]
void m(DispatchNodeInputRecord<R> i)
{
    U.Store(0, i.Get().a + i.Get().g.x);
}
