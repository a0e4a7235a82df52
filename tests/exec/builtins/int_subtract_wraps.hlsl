// Differences wrap.
// compute: main
// bind t0: structured int[3] -2147483648 2147483647 5
// bind t1: structured int[3] 1 -1 6
// bind u0: structured int[3] zero
// expect u0: 2147483647 -2147483648 -1

StructuredBuffer<int> a : register(t0);
StructuredBuffer<int> b : register(t1);
RWStructuredBuffer<int> r : register(u0);

[numthreads(3, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = a[id] - b[id];
}
