// round, lane by lane and folded.
// compute: main
// bind t0: structured float[8] 0.5 1.5 2.5 -0.5 -1.5 3.490000009536743 -3.509999990463257 8.0
// bind u0: structured float[9] zero
// expect u0 within 1e-5: 0.0 2.0 2.0 0.0 -2.0 3.0 -4.0 8.0 0.0

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = round(a[id]);
    if (id == 0)
        r[8] = round(float(-0.5));
}
