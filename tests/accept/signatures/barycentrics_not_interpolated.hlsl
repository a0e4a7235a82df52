// -T ps_6_6 -E main => refused //~ error: SV_Barycentrics cannot be used with 'nointerpolation' type.
float4 main(nointerpolation float3 x : SV_Barycentrics) : SV_Target
{
    return x.x;
}
