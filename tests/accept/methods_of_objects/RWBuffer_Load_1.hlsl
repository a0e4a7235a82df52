// -T ps_6_5 => dxil spirv
RWBuffer<float4> o;
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    int v0 = (int)id;
    result.Store(0, o.Load(v0));
    return 1;
}
