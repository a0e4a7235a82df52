// -T ps_6_8 -E main
float4 main() : SV_Target
{
    Barrier(UAV_MEMORY, GROUP_SCOPE);
    return 1;
}
