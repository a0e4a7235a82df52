// -T vs_6_8 -E main => refused
float4 main() : SV_Position
{
    Barrier(GROUP_SHARED_MEMORY, DEVICE_SCOPE); //~ 13: error: GROUP_SHARED_MEMORY specified for Barrier operation when context has no visible group [-Whlsl-barrier]
    return 1;
}
