// Atomics in shared memory, and shared structures.
// compute: main
// bind u0: structured uint[6] zero
// expect u0: 16 16 16 16 63 2016

RWStructuredBuffer<uint> r : register(u0);
struct Tally
{
    uint largest;
    uint sum;
};
groupshared uint bins[4];
groupshared Tally tally;

[numthreads(64, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    if (id < 4)
        bins[id] = 0;
    if (id == 0)
    {
        tally.largest = 0;
        tally.sum = 0;
    }
    GroupMemoryBarrierWithGroupSync();
    InterlockedAdd(bins[id & 3], 1);
    InterlockedMax(tally.largest, id);
    InterlockedAdd(tally.sum, id);
    GroupMemoryBarrierWithGroupSync();
    if (id < 4)
        r[id] = bins[id];
    if (id == 0)
    {
        r[4] = tally.largest;
        r[5] = tally.sum;
    }
}
