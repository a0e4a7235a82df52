// -T ps_6_0 -E main
[domain("tri")]
float4 main() : SV_Target
{
    return 0;
}
