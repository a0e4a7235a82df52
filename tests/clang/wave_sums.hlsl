// Sums, greatest and least over a wave.
// compute: main
// except dxc: lavapipe has no reductions
// except clang-o0: vkd3d's program is told of no wave operations
// except clang-o1: as above
// except clang-o3: as above
// bind t0: structured uint[32] iota(1,7)
// bind u0: structured uint4[32] zero
// expect u0: agree

StructuredBuffer<uint> a : register(t0);
RWStructuredBuffer<uint4> r : register(u0);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    uint x = a[i];
    r[i] = uint4(WaveActiveSum(x), WaveActiveMax(x), WaveActiveMin(x), WaveActiveSum((int)x - 50));
}
