// clamp_int of pairs with their edges.
// compute: main
// bind t0: structured int[4] 5 -5 1 7
// bind t1: structured int[4] 0 -3 0 7
// bind t2: structured int[4] 3 3 3 7
// bind u0: structured int[4] zero
// expect u0: 3 -3 1 7

StructuredBuffer<int> a : register(t0);
StructuredBuffer<int> b : register(t1);
StructuredBuffer<int> c : register(t2);
RWStructuredBuffer<int> r : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = clamp(a[id], b[id], c[id]);
}
