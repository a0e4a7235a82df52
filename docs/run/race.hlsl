StructuredBuffer<uint> values;
RWStructuredBuffer<uint> sums;
groupshared uint part[64];

[numthreads(64, 1, 1)]
void main(uint index : SV_GroupIndex)
{
    part[index] = values[index];
    if (index == 0)
        for (uint i = 1; i < 64; i++)
            part[0] += part[i];
    GroupMemoryBarrierWithGroupSync();
    sums[index] = part[0];
}
