// A tile of a matrix turned over in shared memory with two indices.
// compute: main
// bind t0: structured uint[16] iota
// bind u0: structured uint[16] zero
// expect u0: 0 4 8 12 1 5 9 13 2 6 10 14 3 7 11 15

StructuredBuffer<uint> from : register(t0);
RWStructuredBuffer<uint> to : register(u0);
groupshared uint tile[4][4];

[numthreads(4, 4, 1)]
void main(uint3 id : SV_GroupThreadID)
{
    tile[id.y][id.x] = from[id.y * 4 + id.x];
    GroupMemoryBarrierWithGroupSync();
    to[id.y * 4 + id.x] = tile[id.x][id.y];
}
