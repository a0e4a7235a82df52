// -T ps_6_5 => dxil spirv
Texture1D<float4> o;
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    uint v0 = (uint)id;
    o.GetDimensions(v0);
    return 1;
}
