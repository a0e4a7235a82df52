// asin, lane by lane and folded.
// compute: main
// bind t0: structured float[8] 0.0 0.5 -0.5 1.0 -1.0 0.25 -0.75 0.8999999761581421
// bind u0: structured float[9] zero
// expect u0 within 2e-3: 0.0 0.5235987901687622 -0.5235987901687622 1.5707963705062866 -1.5707963705062866 0.252680242061615 -0.8480620980262756 1.11976957321167 1.5707963705062866

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = asin(a[id]);
    if (id == 0)
        r[8] = asin(float(1.0));
}
