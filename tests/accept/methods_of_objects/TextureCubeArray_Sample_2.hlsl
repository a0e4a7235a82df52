// -T ps_6_5 => dxil spirv
TextureCubeArray<float4> o;
SamplerState s : register(s0);
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    float4 v1 = (float4)id;
    float v2 = (float)id;
    result.Store(0, o.Sample(s, v1, v2));
    return 1;
}
