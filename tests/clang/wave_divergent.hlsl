// A sum of those lanes that take one side of a branch.
// compute: main
// except dxc: lavapipe has no reductions
// except clang-o0: vkd3d's program is told of no wave operations
// except clang-o1: as above
// except clang-o3: as above
// bind t0: structured uint[32] iota(1,7)
// bind u0: structured uint[32] zero
// expect u0: agree

StructuredBuffer<uint> a : register(t0);
RWStructuredBuffer<uint> r : register(u0);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    uint k = 0;
    if ((i & 1) != 0)
        k = WaveActiveSum(a[i]);
    else
        k = WaveActiveCountBits(true) + 1000;
    r[i] = k;
}
