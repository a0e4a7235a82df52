// A hash over words, in rotations and products.
// compute: main
// bind t0: structured uint[32] iota(1,7)
// bind u0: structured uint[32] zero
// expect u0: agree

StructuredBuffer<uint> a : register(t0);
RWStructuredBuffer<uint> r : register(u0);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    uint h = 2166136261u;
    for (uint j = 0; j < 4; j++)
    {
        uint w = a[(i + j) & 31];
        for (uint k = 0; k < 4; k++)
        {
            h ^= (w >> (8 * k)) & 255;
            h *= 16777619u;
        }
        h = (h << 13) | (h >> 19);
    }
    r[i] = h;
}
