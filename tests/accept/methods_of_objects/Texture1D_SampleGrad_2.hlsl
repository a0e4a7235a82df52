// -T ps_6_5 => dxil spirv
Texture1D<float4> o;
SamplerState s : register(s0);
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    float1 v1 = (float1)id;
    float1 v2 = (float1)id;
    float1 v3 = (float1)id;
    result.Store(0, o.SampleGrad(s, v1, v2, v3, (int1)1));
    return 1;
}
