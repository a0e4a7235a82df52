// -T ps_6_5 => dxil spirv
Texture3D<float4> o;
SamplerState s : register(s0);
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    float3 v1 = (float3)id;
    float3 v2 = (float3)id;
    float3 v3 = (float3)id;
    result.Store(0, o.SampleGrad(s, v1, v2, v3, (int3)1));
    return 1;
}
