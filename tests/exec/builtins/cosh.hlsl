// cosh, lane by lane and folded.
// compute: main
// bind t0: structured float[8] 0.0 0.5 -0.5 1.0 -1.0 2.0 -2.0 3.0
// bind u0: structured float[9] zero
// expect u0 within 1e-3: 1.0 1.1276259422302246 1.1276259422302246 1.5430806875228882 1.5430806875228882 3.762195587158203 3.762195587158203 10.067662239074707 1.5430806875228882

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = cosh(a[id]);
    if (id == 0)
        r[8] = cosh(float(1.0));
}
