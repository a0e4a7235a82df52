// -T ps_6_5 => dxil spirv
Texture2DArray<float4> o;
SamplerState s : register(s0);
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    float3 v1 = (float3)id;
    float2 v2 = (float2)id;
    float2 v3 = (float2)id;
    result.Store(0, o.SampleGrad(s, v1, v2, v3, (int2)1));
    return 1;
}
