// rcp, lane by lane and folded.
// compute: main
// bind t0: structured float[8] 0.25 1.0 2.0 4.0 9.0 100.0 0.0625 3.0
// bind u0: structured float[9] zero
// expect u0 within 1e-5: 4.0 1.0 0.5 0.25 0.1111111119389534 0.009999999776482582 16.0 0.3333333432674408 0.25

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = rcp(a[id]);
    if (id == 0)
        r[8] = rcp(float(4.0));
}
