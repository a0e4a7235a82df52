// Bits counted, found and turned round.
// compute: main
// bind t0: structured uint[32] iota(1,7)
// bind u0: structured uint4[32] zero
// expect u0: agree

StructuredBuffer<uint> a : register(t0);
RWStructuredBuffer<uint4> r : register(u0);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    uint x = a[i] * 2654435761u;
    r[i] = uint4(countbits(x), reversebits(x), firstbithigh(x), firstbitlow(x));
}
