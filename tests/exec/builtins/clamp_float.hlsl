// clamp_float of pairs with their edges.
// compute: main
// bind t0: structured float[4] 0.5 -2.0 9.0 2.5
// bind t1: structured float[4] 0.0 -1.0 2.0 2.0
// bind t2: structured float[4] 1.0 1.0 3.0 3.0
// bind u0: structured float[4] zero
// expect u0 within 1e-5: 0.5 -1.0 3.0 2.5

StructuredBuffer<float> a : register(t0);
StructuredBuffer<float> b : register(t1);
StructuredBuffer<float> c : register(t2);
RWStructuredBuffer<float> r : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = clamp(a[id], b[id], c[id]);
}
