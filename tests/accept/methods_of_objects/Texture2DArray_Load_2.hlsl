// -T ps_6_5 => dxil spirv
Texture2DArray<float4> o;
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    int4 v0 = (int4)id;
    result.Store(0, o.Load(v0, (int2)1));
    return 1;
}
