// -T ps_6_5 => dxil spirv
Texture2DArray<float4> o;
SamplerState s : register(s0);
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    float3 v1 = (float3)id;
    result.Store(0, o.Sample(s, v1, (int2)2));
    return 1;
}
