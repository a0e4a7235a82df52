// -T ps_6_5 => dxil spirv
TextureCube<float4> o;
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    uint v0 = (uint)id;
    float v1 = (float)id;
    float v2 = (float)id;
    float v3 = (float)id;
    o.GetDimensions(v0, v1, v2, v3);
    return 1;
}
