// An array of buffers at constant and run-time indices.
// compute: main
// except clang-o0: vkd3d's program gives the whole range one descriptor
// except clang-o1: as above
// except clang-o3: as above
// bind t0: structured uint[8] iota(5)
// bind t1: structured uint[8] iota(50)
// bind t2: structured uint[8] iota(500)
// bind u0: structured uint[8] zero
// expect u0: agree

StructuredBuffer<uint> a[3] : register(t0);
RWStructuredBuffer<uint> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    r[id.x] = a[2][id.x] + a[0][7 - id.x] * 2 + a[1][0];
}
