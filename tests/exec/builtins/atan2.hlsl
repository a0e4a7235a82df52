// atan2 of pairs with their edges.
// compute: main
// bind t0: structured float[6] 1.0 -1.0 0.0 7.5 -7.5 3.0
// bind t1: structured float[6] 2.0 0.5 -3.0 2.0 2.0 3.0
// bind u0: structured float[6] zero
// expect u0 within 2e-3: 0.46364760398864746 -1.1071487665176392 3.1415927410125732 1.3101938962936401 -1.3101938962936401 0.7853981852531433

StructuredBuffer<float> a : register(t0);
StructuredBuffer<float> b : register(t1);
RWStructuredBuffer<float> r : register(u0);

[numthreads(6, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = atan2(a[id], b[id]);
}
