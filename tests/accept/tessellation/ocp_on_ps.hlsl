// -T ps_6_0 -E main
[outputcontrolpoints(3)]
float4 main() : SV_Target
{
    return 0;
}
