// -T ps_6_5 => dxil
Texture2DArray<float4> o;
SamplerComparisonState c : register(s1);
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    float3 v1 = (float3)id;
    float v2 = (float)id;
    result.Store(0, o.GatherCmpBlue(c, v1, v2, (int2)0));
    return 1;
}
