// -T lib_6_8 => dxil
RWByteAddressBuffer U : register(u0);
[shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(2, 1, 1)] [numthreads(32, 1, 1)]
void m(uint3 t : SV_DispatchThreadID, uint3 g : SV_GroupID, uint3 l : SV_GroupThreadID)
{
    U.Store(4 * t.x, g.x + l.y);
}
