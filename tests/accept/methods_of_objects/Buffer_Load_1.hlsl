// -T ps_6_5 => dxil spirv
Buffer<float4> o;
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    int1 v0 = (int1)id;
    result.Store(0, o.Load(v0));
    return 1;
}
