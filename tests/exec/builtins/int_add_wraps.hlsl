// Sums wrap.
// compute: main
// bind t0: structured int[4] 2147483647 -2147483648 5 -5
// bind t1: structured int[4] 1 -1 6 2
// bind u0: structured int[4] zero
// expect u0: -2147483648 2147483647 11 -3

StructuredBuffer<int> a : register(t0);
StructuredBuffer<int> b : register(t1);
RWStructuredBuffer<int> r : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = a[id] + b[id];
}
