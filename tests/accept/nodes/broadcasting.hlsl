// -T lib_6_8 => dxil
struct R { uint a; float3 b; };
RWByteAddressBuffer U : register(u0);
[shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(2, 1, 1)] [numthreads(32, 1, 1)]
void m(DispatchNodeInputRecord<R> i, uint t : SV_GroupIndex)
{
    U.Store(4 * t, i.Get().a);
}
