// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
globallycoherent RWStructuredBuffer<int> t;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    t[0] = 1; DeviceMemoryBarrier(); o[0] = t[1];
}
