// -T ps_6_7 => dxil
// except spirv: DXC crashes on its way to SPIR-V.
Texture2DArray<float4> o;
SamplerComparisonState c : register(s1);
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    float3 v1 = (float3)id;
    float v2 = (float)id;
    float v3 = (float)id;
    result.Store(0, o.SampleCmpLevel(c, v1, v2, v3));
    return 1;
}
