// ldexp of pairs with their edges.
// compute: main
// bind t0: structured float[4] 1.0 3.0 0.75 -5.0
// bind t1: structured float[4] 3.0 -2.0 0.0 4.0
// bind u0: structured float[4] zero
// expect u0 within 1e-5: 8.0 0.75 0.75 -80.0

StructuredBuffer<float> a : register(t0);
StructuredBuffer<float> b : register(t1);
RWStructuredBuffer<float> r : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = ldexp(a[id], b[id]);
}
