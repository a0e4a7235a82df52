// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float4> f : register(u2);
groupshared float4 s[64];
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    s[id] = 1; GroupMemoryBarrierWithGroupSync(); f[0] = s[63 - id];
}
