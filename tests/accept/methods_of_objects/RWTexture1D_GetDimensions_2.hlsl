// -T ps_6_5 => dxil spirv
RWTexture1D<float4> o;
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    float v0 = (float)id;
    o.GetDimensions(v0);
    return 1;
}
