// -T ps_6_6 => dxil spirv
RWByteAddressBuffer result : register(u0);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    uint v0 = (uint)(id + 1);
    result.Store(0, CheckAccessFullyMapped(v0));
    return 1;
}
