// -T ps_6_5 => dxil spirv
Texture3D<float4> o;
SamplerState s : register(s0);
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    float3 v1 = (float3)id;
    float v2 = (float)id;
    float v4 = (float)id;
    result.Store(0, o.SampleBias(s, v1, v2, (int3)0, v4));
    return 1;
}
