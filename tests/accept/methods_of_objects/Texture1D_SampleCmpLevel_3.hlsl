// -T ps_6_7 => dxil
// except spirv: DXC crashes on its way to SPIR-V.
Texture1D<float4> o;
SamplerComparisonState c : register(s1);
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    float1 v1 = (float1)id;
    float v2 = (float)id;
    float v3 = (float)id;
    uint v5 = (uint)id;
    result.Store(0, o.SampleCmpLevel(c, v1, v2, v3, (int1)1, v5));
    return 1;
}
