// -T ps_6_5 => dxil spirv
TextureCubeArray<float4> o;
SamplerState s : register(s0);
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    float4 v1 = (float4)id;
    float3 v2 = (float3)id;
    float3 v3 = (float3)id;
    float v4 = (float)id;
    result.Store(0, o.SampleGrad(s, v1, v2, v3, v4));
    return 1;
}
