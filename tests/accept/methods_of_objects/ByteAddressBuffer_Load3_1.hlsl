// -T ps_6_5 => dxil spirv
ByteAddressBuffer o;
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    uint v0 = (uint)id;
    result.Store(0, o.Load3(v0));
    return 1;
}
