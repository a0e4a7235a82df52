// float_remainder of pairs with their edges.
// compute: main
// bind t0: structured float[6] 1.0 -1.0 0.0 7.5 -7.5 3.0
// bind t1: structured float[6] 2.0 0.5 -3.0 2.0 2.0 3.0
// bind u0: structured float[6] zero
// expect u0 within 1e-5: 1.0 -0.0 0.0 1.5 -1.5 0.0

StructuredBuffer<float> a : register(t0);
StructuredBuffer<float> b : register(t1);
RWStructuredBuffer<float> r : register(u0);

[numthreads(6, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = a[id] % b[id];
}
