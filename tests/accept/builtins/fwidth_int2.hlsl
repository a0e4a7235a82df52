// -T ps_6_6 => dxil spirv
RWByteAddressBuffer result : register(u0);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    int2 v0 = (int2)(id + 1);
    result.Store(0, fwidth(v0));
    return 1;
}
