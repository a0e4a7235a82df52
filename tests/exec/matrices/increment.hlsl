// Steps of a matrix.
// compute: main
// bind t0: structured float4[2] 1 2 3 4 5 6 7 8
// bind u0: structured float[2] zero
// expect u0 within 1e-5: 1.0 6.0

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 x = a[0], y = a[1];
    float2x2 m = { x.xy, y.xy };
    float2x2 n = m++;
    --m;
    m -= n * 0.5;
    r[0] = m._m01;
    r[1] = n._m11;
}
