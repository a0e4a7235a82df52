// Products wrap.
// compute: main
// bind t0: structured int[8] 7 -7 7 -7 2147483647 -2147483648 0 1
// bind t1: structured int[8] 2 2 -2 -2 3 7 5 -1
// bind u0: structured int[8] zero
// expect u0: 14 -14 -14 14 2147483645 -2147483648 0 -1

StructuredBuffer<int> a : register(t0);
StructuredBuffer<int> b : register(t1);
RWStructuredBuffer<int> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = a[id] * b[id];
}
