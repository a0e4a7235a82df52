// -T ps_6_5 => dxil spirv
RWByteAddressBuffer o;
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    uint v0 = (uint)id;
    uint v1 = (uint)id;
    o.InterlockedXor(v0, v1);
    return 1;
}
