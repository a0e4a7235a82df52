// sinh, lane by lane and folded.
// compute: main
// bind t0: structured float[8] 0.0 0.5 -0.5 1.0 -1.0 2.0 -2.0 3.0
// bind u0: structured float[9] zero
// expect u0 within 1e-3: 0.0 0.5210952758789062 -0.5210952758789062 1.175201177597046 -1.175201177597046 3.6268603801727295 -3.6268603801727295 10.017874717712402 1.175201177597046

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = sinh(a[id]);
    if (id == 0)
        r[8] = sinh(float(1.0));
}
