// -T ps_6_8 -E main => refused
float4 main() : SV_Target
{
    Barrier(UAV_MEMORY, GROUP_SCOPE); //~ 25: error: GROUP_SYNC or GROUP_SCOPE specified for Barrier operation when context has no visible group [-Whlsl-barrier]
    return 1;
}
