// Elements of matrices as destinations of interlocked operations, by swizzle and by index, in both orders.
// compute: main
// except dxc: it has no column-major matrices of integers in buffers
// dispatch: 2 1 1
// bind u0: structured uint[12] zero
// bind u1: structured uint[4] zero
// expect u0: 0 0 0 0 0 0 8 0 4 0 80 16
// expect u1: 0 12 0 24

struct Pair
{
    row_major uint3x2 rows;
    column_major uint3x2 columns;
};

RWStructuredBuffer<Pair> pairs : register(u0);
RWStructuredBuffer<uint2x2> sums : register(u1);
groupshared int2x2 shared_sums;

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
    if (thread == 0)
        shared_sums = 0;
    GroupMemoryBarrierWithGroupSync();
    InterlockedAdd(shared_sums._m10, 1);
    InterlockedAdd(shared_sums[thread - thread + 1][1], thread);
    GroupMemoryBarrierWithGroupSync();
    if (thread == 0)
    {
        uint old;
        InterlockedAdd(sums[0]._m10, shared_sums._m10 + shared_sums[0][0], old);
        InterlockedAdd(sums[0][1].y, shared_sums._m11);
        InterlockedAdd(sums[0][1][0], 2);
        InterlockedAdd(sums[0][1].y, 6);
    }
    uint one = min(thread, 0) + 1;
    InterlockedAdd(pairs[0].columns[0][0], 1);
    InterlockedAdd(pairs[0].columns[2 * one][0], thread < 2);
    InterlockedAdd(pairs[0].columns[one][one], 10);
    InterlockedAdd(pairs[0].columns._m21, 2);
}
