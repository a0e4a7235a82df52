// -T ps_6_5 => dxil
ByteAddressBuffer o;
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    uint v0 = (uint)id;
    uint v1 = (uint)id;
    result.Store(0, o.Load2(v0, v1));
    return 1;
}
