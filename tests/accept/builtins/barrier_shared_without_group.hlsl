// -T vs_6_8 -E main
float4 main() : SV_Position
{
    Barrier(GROUP_SHARED_MEMORY, DEVICE_SCOPE);
    return 1;
}
