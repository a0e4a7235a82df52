// The operator multiplies element by element.
// compute: main
// bind t0: structured float4[2] 1 2 3 4 5 6 7 8
// bind u0: structured float[4] zero
// expect u0 within 1e-5: 2.0 5.0 26.0 37.0

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 x = a[0], y = a[1];
    float2x2 m = { x.xy, y.xy };
    m = m * m + 1;
    r[0] = m._m00;
    r[1] = m._m01;
    r[2] = m._m10;
    r[3] = m._m11;
}
