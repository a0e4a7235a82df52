// -T ps_6_8 -E main => dxil
RWByteAddressBuffer b;
float4 main() : SV_Target
{
    Barrier(UAV_MEMORY, DEVICE_SCOPE);
    Barrier(b, DEVICE_SCOPE);
    return 1;
}
