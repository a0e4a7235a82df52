// A scalar fills a matrix.
// compute: main
// bind t0: structured float4[2] 1 2 3 4 5 6 7 8
// bind u0: structured float[1] zero
// expect u0 within 1e-5: 16.0

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 x = a[0], y = a[1];
    float2x2 m = x.w;
    r[0] = m._m00 + m._m01 + m._m10 + m._m11;
}
