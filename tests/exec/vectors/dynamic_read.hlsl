// A component chosen while the program runs.
// compute: main
// bind t0: structured float4[2] 1 2 3 4 5 6 7 8
// bind u0: structured float[4] zero
// expect u0 within 1e-5: 2.0 3.0 4.0 1.0

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 x = a[0], y = a[1];
    for (uint i = 0; i < 4; i++) r[i] = x[(i + 1) & 3];
}
