// -T ps_6_5 => dxil spirv
RWTexture1DArray<float4> o;
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    float v0 = (float)id;
    float v1 = (float)id;
    o.GetDimensions(v0, v1);
    return 1;
}
