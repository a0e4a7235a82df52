// -T ps_6_6 => dxil
RWByteAddressBuffer result : register(u0);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    int v0 = (int)(id + 1);
    result.Store(0, GetRenderTargetSamplePosition(v0));
    return 1;
}
