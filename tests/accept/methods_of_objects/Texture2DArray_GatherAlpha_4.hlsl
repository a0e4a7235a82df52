// -T ps_6_5 => dxil spirv
Texture2DArray<float4> o;
SamplerState s : register(s0);
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    float3 v1 = (float3)id;
    uint v3 = (uint)id;
    result.Store(0, o.GatherAlpha(s, v1, (int2)2, v3));
    return 1;
}
