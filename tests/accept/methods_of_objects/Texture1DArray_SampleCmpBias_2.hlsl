// -T ps_6_8 => dxil
// except spirv: DXC crashes on its way to SPIR-V.
Texture1DArray<float4> o;
SamplerComparisonState c : register(s1);
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    float2 v1 = (float2)id;
    float v2 = (float)id;
    float v3 = (float)id;
    result.Store(0, o.SampleCmpBias(c, v1, v2, v3, (int1)1));
    return 1;
}
