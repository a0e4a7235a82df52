// log10, lane by lane and folded.
// compute: main
// bind t0: structured float[8] 0.25 1.0 2.0 4.0 9.0 100.0 0.0625 3.0
// bind u0: structured float[9] zero
// expect u0 within 1e-4: -0.6020600199699402 0.0 0.3010300099849701 0.6020600199699402 0.9542425274848938 2.0 -1.2041200399398804 0.4771212637424469 0.6020600199699402

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = log10(a[id]);
    if (id == 0)
        r[8] = log10(float(4.0));
}
