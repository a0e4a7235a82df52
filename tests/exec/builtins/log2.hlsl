// log2, lane by lane and folded.
// compute: main
// bind t0: structured float[8] 0.25 1.0 2.0 4.0 9.0 100.0 0.0625 3.0
// bind u0: structured float[9] zero
// expect u0 within 1e-4: -2.0 0.0 1.0 2.0 3.1699249744415283 6.643856048583984 -4.0 1.5849624872207642 2.0

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = log2(a[id]);
    if (id == 0)
        r[8] = log2(float(4.0));
}
