// A prefix sum over the group.
// compute: main
// bind t0: structured uint[32] iota(1,7)
// bind u0: structured uint[32] zero
// expect u0: agree

StructuredBuffer<uint> a : register(t0);
RWStructuredBuffer<uint> r : register(u0);
groupshared uint scan[32];

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    scan[i] = a[i];
    GroupMemoryBarrierWithGroupSync();
    for (uint step = 1; step < 32; step <<= 1)
    {
        uint before = i >= step ? scan[i - step] : 0;
        GroupMemoryBarrierWithGroupSync();
        scan[i] += before;
        GroupMemoryBarrierWithGroupSync();
    }
    r[i] = scan[i];
}
