// Bits of numbers of minimum precision are counted as those of an int.
// compute: main
// bind t0: structured int[4] -1 1 0 255
// bind u0: structured uint[4] zero
// expect u0: 32 1 0 8

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<uint> r : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = countbits((min16int)a[id]);
}
