// atan, lane by lane and folded.
// compute: main
// bind t0: structured float[8] 0.0 0.5 -0.5 1.0 -1.0 2.0 -2.0 3.0
// bind u0: structured float[9] zero
// expect u0 within 2e-3: 0.0 0.46364760398864746 -0.46364760398864746 0.7853981852531433 -0.7853981852531433 1.1071487665176392 -1.1071487665176392 1.249045729637146 0.7853981852531433

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = atan(a[id]);
    if (id == 0)
        r[8] = atan(float(1.0));
}
