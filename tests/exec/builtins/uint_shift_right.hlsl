// Shifts of unsigned integers fill with zero.
// compute: main
// bind t0: structured uint[5] 1 1 4294967295 2147483648 5
// bind t1: structured uint[5] 0 31 1 31 3
// bind u0: structured uint[5] zero
// expect u0: 1 0 2147483647 1 0

StructuredBuffer<uint> a : register(t0);
StructuredBuffer<uint> b : register(t1);
RWStructuredBuffer<uint> r : register(u0);

[numthreads(5, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = a[id] >> b[id];
}
