// -T ps_6_6 -enable-16bit-types => dxil
RWByteAddressBuffer result : register(u0);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    half2 v0 = (half2)(id + 1);
    result.Store(0, fwidth(v0));
    return 1;
}
