// The whole and the broken part.
// compute: main
// bind t0: structured float4[2] 1 2 3 4 5 6 7 8
// bind u0: structured float[4] zero
// expect u0 within 1e-5: 0.25 2.0 -0.5 -3.0

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 x = a[0], y = a[1];
    float whole;
    r[0] = modf(x.y + 0.25, whole);
    r[1] = whole;
    r[2] = modf(-x.z - 0.5, whole);
    r[3] = whole;
}
