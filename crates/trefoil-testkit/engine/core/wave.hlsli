// Sums and orders over waves and groups.
#ifndef ENGINE_WAVE
#define ENGINE_WAVE
#include "platform.hlsli"

#ifndef GROUP_SIZE
#define GROUP_SIZE 64
#endif

groupshared float wave_sums[GROUP_SIZE];
groupshared uint wave_counts[GROUP_SIZE];

float group_sum(float value, uint lane)
{
    float mine = WaveActiveSum(value);
    uint waves = DIVIDE_UP(GROUP_SIZE, WaveGetLaneCount());
    uint wave = lane / WaveGetLaneCount();
    if (WaveIsFirstLane())
        wave_sums[wave] = mine;
    GroupMemoryBarrierWithGroupSync();
    float sum = 0;
    for (uint i = 0; i < waves; i++)
        sum += wave_sums[i];
    GroupMemoryBarrierWithGroupSync();
    return sum;
}

uint group_offset(bool keep, uint lane, out uint total)
{
    uint before = WavePrefixCountBits(keep);
    uint count = WaveActiveCountBits(keep);
    uint waves = DIVIDE_UP(GROUP_SIZE, WaveGetLaneCount());
    uint wave = lane / WaveGetLaneCount();
    if (WaveIsFirstLane())
        wave_counts[wave] = count;
    GroupMemoryBarrierWithGroupSync();
    total = 0;
    for (uint i = 0; i < waves; i++)
    {
        before += i < wave ? wave_counts[i] : 0;
        total += wave_counts[i];
    }
    GroupMemoryBarrierWithGroupSync();
    return before;
}

template<typename T> T quad_average(T value)
{
    T across = QuadReadAcrossX(value);
    T row = value + across;
    return (row + QuadReadAcrossY(row)) * (T)0.25;
}

#endif
