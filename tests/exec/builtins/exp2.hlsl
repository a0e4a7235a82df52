// exp2, lane by lane and folded.
// compute: main
// bind t0: structured float[8] 0.0 0.5 -0.5 1.0 -1.0 2.0 -2.0 3.0
// bind u0: structured float[9] zero
// expect u0 within 1e-4: 1.0 1.4142135381698608 0.7071067690849304 2.0 0.5 4.0 0.25 8.0 2.0

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = exp2(a[id]);
    if (id == 0)
        r[8] = exp2(float(1.0));
}
