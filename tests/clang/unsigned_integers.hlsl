// Every operation of unsigned integers.
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
    uint x = a[i] * 2654435761u;
    uint y = i + 3;
    r[i] = x / y + x % y + (x >> (i & 31)) + (y << (i & 7)) + (x & y) + (x ^ ~y);
}
