// A sum over the group, halved at each step.
// compute: main
// bind t0: structured float[32] random(7)
// bind u0: structured float[32] zero
// expect u0 within 1e-4: agree

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);
groupshared float sums[32];

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    sums[i] = a[i];
    GroupMemoryBarrierWithGroupSync();
    for (uint half_size = 16; half_size > 0; half_size >>= 1)
    {
        if (i < half_size)
            sums[i] += sums[i + half_size];
        GroupMemoryBarrierWithGroupSync();
    }
    r[i] = sums[0] + (float)i;
}
