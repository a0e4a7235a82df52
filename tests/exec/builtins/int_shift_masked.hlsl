// The count of a shift is taken modulo 32.
// compute: main
// bind t0: structured int[4] 1 1 3 5
// bind t1: structured int[4] 32 33 63 -1
// bind u0: structured int[4] zero
// expect u0: 1 2 -2147483648 -2147483648

StructuredBuffer<int> a : register(t0);
StructuredBuffer<int> b : register(t1);
RWStructuredBuffer<int> r : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = a[id] << b[id];
}
