// -T ps_6_5 => dxil spirv
Texture1DArray<float4> o;
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    int3 v0 = (int3)id;
    result.Store(0, o.Load(v0, (int1)1));
    return 1;
}
