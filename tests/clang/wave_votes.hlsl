// Votes of a wave, and who is first.
// compute: main
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
    bool p = (a[i] & 1) != 0;
    uint k = WaveActiveAnyTrue(p) ? 1 : 0;
    k += WaveActiveAllTrue(i < 100) ? 2 : 0;
    k += WaveActiveCountBits(p) * 100;
    k += WaveIsFirstLane() ? 10000 : 0;
    r[i] = k;
}
