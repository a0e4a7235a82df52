// -T ps_6_5 => dxil spirv
Texture2DArray<float4> o;
SamplerState s : register(s0);
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    float2 v1 = (float2)id;
    result.Store(0, o.CalculateLevelOfDetail(s, v1));
    return 1;
}
