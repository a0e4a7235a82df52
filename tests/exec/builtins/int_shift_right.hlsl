// Shifts to the right keep the sign.
// compute: main
// bind t0: structured int[7] 1 1 -1 -2147483648 5 -5 2147483647
// bind t1: structured int[7] 0 31 1 31 3 1 30
// bind u0: structured int[7] zero
// expect u0: 1 0 -1 -1 0 -3 1

StructuredBuffer<int> a : register(t0);
StructuredBuffer<int> b : register(t1);
RWStructuredBuffer<int> r : register(u0);

[numthreads(7, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = a[id] >> b[id];
}
