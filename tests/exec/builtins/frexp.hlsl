// Mantissa and exponent.
// compute: main
// bind t0: structured float4[2] 1 2 3 4 5 6 7 8
// bind u0: structured float[4] zero
// expect u0 within 1e-5: 0.75 4.0 0.75 -1.0

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 x = a[0], y = a[1];
    float e;
    r[0] = frexp(x.w * 3, e);
    r[1] = e;
    r[2] = frexp(0.375, e);
    r[3] = e;
}
