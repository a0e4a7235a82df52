// A sum through memory shared by the group, halved step by step between barriers.
// compute: main
// dispatch: 2
// bind t0: structured uint[128] iota
// bind u0: structured uint[2] zero
// expect u0: 2016 6112

StructuredBuffer<uint> values : register(t0);
RWStructuredBuffer<uint> sums : register(u0);
groupshared uint shared_values[64];

[numthreads(64, 1, 1)]
void main(uint3 group : SV_GroupID, uint3 id : SV_DispatchThreadID, uint index : SV_GroupIndex)
{
    shared_values[index] = values[id.x];
    GroupMemoryBarrierWithGroupSync();
    for (uint step = 32; step > 0; step >>= 1)
    {
        if (index < step)
            shared_values[index] += shared_values[index + step];
        GroupMemoryBarrierWithGroupSync();
    }
    if (index == 0)
        sums[group.x] = shared_values[0];
}
