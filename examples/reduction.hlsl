// The sum, the least and the greatest of many numbers: each group reduces 512 of them to one of each.
// compute: main

struct Summary
{
    float sum;
    float least;
    float greatest;
};

cbuffer Range : register(b0)
{
    uint count;
};

StructuredBuffer<float> values : register(t0);
RWStructuredBuffer<Summary> summaries : register(u0);

static const uint group_size = 256;
groupshared Summary partial[group_size];

Summary joined(Summary a, Summary b)
{
    Summary result;
    result.sum = a.sum + b.sum;
    result.least = min(a.least, b.least);
    result.greatest = max(a.greatest, b.greatest);
    return result;
}

Summary single(uint index)
{
    Summary result = { 0, 3.0e38, -3.0e38 };
    if (index < count)
    {
        float value = values[index];
        result.sum = value;
        result.least = value;
        result.greatest = value;
    }
    return result;
}

[numthreads(group_size, 1, 1)]
void main(uint3 group : SV_GroupID, uint index : SV_GroupIndex)
{
    uint first = group.x * group_size * 2 + index;
    partial[index] = joined(single(first), single(first + group_size));
    GroupMemoryBarrierWithGroupSync();
    for (uint half_size = group_size / 2; half_size > 0; half_size /= 2)
    {
        if (index < half_size)
            partial[index] = joined(partial[index], partial[index + half_size]);
        GroupMemoryBarrierWithGroupSync();
    }
    if (index == 0)
        summaries[group.x] = partial[0];
}
