// -T ps_6_5 => dxil
StructuredBuffer<float4> o;
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    int v0 = (int)id;
    uint v1 = (uint)id;
    result.Store(0, o.Load(v0, v1));
    return 1;
}
