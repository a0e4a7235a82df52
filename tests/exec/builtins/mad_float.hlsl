// mad_float of pairs with their edges.
// compute: main
// bind t0: structured float[4] 0.0 2.0 -1.0 5.0
// bind t1: structured float[4] 1.0 4.0 1.0 5.0
// bind t2: structured float[4] 0.5 0.25 2.0 0.30000001192092896
// bind u0: structured float[4] zero
// expect u0 within 1e-5: 0.5 8.25 1.0 25.299999237060547

StructuredBuffer<float> a : register(t0);
StructuredBuffer<float> b : register(t1);
StructuredBuffer<float> c : register(t2);
RWStructuredBuffer<float> r : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = mad(a[id], b[id], c[id]);
}
