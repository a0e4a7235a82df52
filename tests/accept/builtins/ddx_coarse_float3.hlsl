// -T ps_6_6 => dxil spirv
RWByteAddressBuffer result : register(u0);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    float3 v0 = (float3)(id + 1);
    result.Store(0, ddx_coarse(v0));
    return 1;
}
