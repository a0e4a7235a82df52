// -T ps_6_0 -E main => dxil spirv
RWByteAddressBuffer b;
Texture2D t;
SamplerState s;
float4 main() : SV_Target
{
    b.Store<>(0, 1.5f);
    b.Store<>(4, float2(1, 2));
    return b.Load<>(0) + t.Sample<>(s, 0);
}
