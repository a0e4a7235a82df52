// -T ps_6_5 => dxil spirv
TextureCubeArray<float4> o;
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    uint v0 = (uint)id;
    uint v1 = (uint)id;
    uint v2 = (uint)id;
    o.GetDimensions(v0, v1, v2);
    return 1;
}
