// -T ps_6_8 => dxil
// except spirv: DXC crashes on its way to SPIR-V.
TextureCubeArray<float4> o;
SamplerComparisonState c : register(s1);
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    float4 v1 = (float4)id;
    float v2 = (float)id;
    float3 v3 = (float3)id;
    float3 v4 = (float3)id;
    float v5 = (float)id;
    uint v6 = (uint)id;
    result.Store(0, o.SampleCmpGrad(c, v1, v2, v3, v4, v5, v6));
    return 1;
}
