// -T ps_6_5 => dxil spirv
RWByteAddressBuffer o;
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    uint v0 = (uint)id;
    int v1 = (int)id;
    o.Store(v0, v1);
    return 1;
}
