// The lanes of a wave: number, count, and the value of another.
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
    uint lane = WaveGetLaneIndex(), count = WaveGetLaneCount();
    r[i] = WaveReadLaneAt(a[i], 0) * 100 + WaveReadLaneAt(a[i] + lane, count - 1) + lane;
}
