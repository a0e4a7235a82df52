// -T ps_6_7 => dxil
RWTexture2DMSArray<float4> o;
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    uint v0 = (uint)id;
    uint v1 = (uint)id;
    uint v2 = (uint)id;
    uint v3 = (uint)id;
    o.GetDimensions(v0, v1, v2, v3);
    return 1;
}
