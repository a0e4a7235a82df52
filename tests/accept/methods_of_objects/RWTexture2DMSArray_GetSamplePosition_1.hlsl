// -T ps_6_7 => dxil
RWTexture2DMSArray<float4> o;
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    int v0 = (int)id;
    result.Store(0, o.GetSamplePosition(v0));
    return 1;
}
