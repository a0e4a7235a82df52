// mad_int of pairs with their edges.
// compute: main
// bind t0: structured int[3] 5 -5 2147483647
// bind t1: structured int[3] 6 6 2
// bind t2: structured int[3] 7 1 3
// bind u0: structured int[3] zero
// expect u0: 37 -29 1

StructuredBuffer<int> a : register(t0);
StructuredBuffer<int> b : register(t1);
StructuredBuffer<int> c : register(t2);
RWStructuredBuffer<int> r : register(u0);

[numthreads(3, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = mad(a[id], b[id], c[id]);
}
