// -T ps_6_8 => dxil
// except spirv: DXC crashes on its way to SPIR-V.
Texture1D<float4> o;
SamplerComparisonState c : register(s1);
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    float1 v1 = (float1)id;
    float v2 = (float)id;
    float1 v3 = (float1)id;
    float1 v4 = (float1)id;
    float v6 = (float)id;
    result.Store(0, o.SampleCmpGrad(c, v1, v2, v3, v4, (int1)2, v6));
    return 1;
}
