// pow of pairs with their edges.
// compute: main
// bind t0: structured float[6] 2.0 4.0 9.0 1.0 0.5 10.0
// bind t1: structured float[6] 3.0 0.5 -1.0 100.0 2.0 0.0
// bind u0: structured float[6] zero
// expect u0 within 1e-3: 8.0 2.0 0.1111111119389534 1.0 0.25 1.0

StructuredBuffer<float> a : register(t0);
StructuredBuffer<float> b : register(t1);
RWStructuredBuffer<float> r : register(u0);

[numthreads(6, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = pow(a[id], b[id]);
}
