// -T lib_6_8 => dxil
struct R { uint a; float3 b; };
RWByteAddressBuffer U : register(u0);
Texture2D T : register(t0);
SamplerState S : register(s0);
[shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(2, 1, 1)] [numthreads(8, 8, 1)]
void m(uint3 t : SV_DispatchThreadID)
{
    U.Store(0, asuint(T.Sample(S, t.xy).x));
}
