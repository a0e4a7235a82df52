// -T ps_6_7 => dxil
RWTexture2DMSArray<float4> o;
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    int3 v0 = (int3)id;
    int v1 = (int)id;
    uint v2 = (uint)id;
    result.Store(0, o.Load(v0, v1, v2));
    return 1;
}
