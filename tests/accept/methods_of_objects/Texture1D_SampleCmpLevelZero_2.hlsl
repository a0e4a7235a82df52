// -T ps_6_5 => dxil spirv
Texture1D<float4> o;
SamplerComparisonState c : register(s1);
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    float1 v1 = (float1)id;
    float v2 = (float)id;
    result.Store(0, o.SampleCmpLevelZero(c, v1, v2, (int1)0));
    return 1;
}
