// -T cs_6_6 => dxil spirv
[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    DeviceMemoryBarrier();
}
