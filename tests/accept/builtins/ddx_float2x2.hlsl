// -T ps_6_6 => dxil spirv
RWByteAddressBuffer result : register(u0);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    float2x2 v0 = (float2x2)(id + 1);
    result.Store(0, ddx(v0));
    return 1;
}
