// -T ps_6_5 => dxil spirv
TextureCube<float4> o;
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    uint v0 = (uint)id;
    uint v1 = (uint)id;
    o.GetDimensions(v0, v1);
    return 1;
}
