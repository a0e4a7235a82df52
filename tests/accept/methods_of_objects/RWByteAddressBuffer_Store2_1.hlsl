// -T ps_6_5 => dxil spirv
RWByteAddressBuffer o;
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    uint v0 = (uint)id;
    uint2 v1 = (uint2)id;
    o.Store2(v0, v1);
    return 1;
}
