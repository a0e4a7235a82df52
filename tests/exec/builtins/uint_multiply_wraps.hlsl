// Products of unsigned integers wrap.
// compute: main
// bind t0: structured uint[6] 7 4294967295 4294967295 0 2147483648 1
// bind t1: structured uint[6] 2 2 4294967295 9 3 4294967295
// bind u0: structured uint[6] zero
// expect u0: 14 4294967294 1 0 2147483648 4294967295

StructuredBuffer<uint> a : register(t0);
StructuredBuffer<uint> b : register(t1);
RWStructuredBuffer<uint> r : register(u0);

[numthreads(6, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = a[id] * b[id];
}
