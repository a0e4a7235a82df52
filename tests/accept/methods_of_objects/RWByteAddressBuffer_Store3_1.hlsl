// -T ps_6_5 => dxil spirv
RWByteAddressBuffer o;
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    uint v0 = (uint)id;
    uint3 v1 = (uint3)id;
    o.Store3(v0, v1);
    return 1;
}
