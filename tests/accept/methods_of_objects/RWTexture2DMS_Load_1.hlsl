// -T ps_6_7 => dxil
RWTexture2DMS<float4> o;
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    int2 v0 = (int2)id;
    int v1 = (int)id;
    result.Store(0, o.Load(v0, v1));
    return 1;
}
