// trunc, lane by lane and folded.
// compute: main
// bind t0: structured float[8] 0.0 0.5 -0.5 1.0 -1.25 2.5 -2.5 7.75
// bind u0: structured float[9] zero
// expect u0 within 1e-5: 0 0 0 1 -1 2 -2 7 1

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = trunc(a[id]);
    if (id == 0)
        r[8] = trunc(float(1.0));
}
