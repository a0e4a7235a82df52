// Truth is one.
// compute: main
// bind t0: structured float[8] 0.0 0.8999999761581421 -0.8999999761581421 1.5 -1.5 100.98999786376953 -100.98999786376953 16777216.0
// bind u0: structured float[9] zero
// expect u0 within 1e-5: 0.0 1.0 0.0 1.0 0.0 1.0 0.0 1.0 1.0

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = (float)(a[id] > 0.75);
    if (id == 0)
        r[8] = (float)(float(1.5) > 0.75);
}
