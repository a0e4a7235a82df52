// -T ps_6_5 => dxil spirv
Texture1D<float4> o;
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    int2 v0 = (int2)id;
    result.Store(0, o.Load(v0, (int1)1));
    return 1;
}
