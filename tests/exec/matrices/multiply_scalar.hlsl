// A scalar times a matrix, both ways.
// compute: main
// bind t0: structured float4[2] 1 2 3 4 5 6 7 8
// bind u0: structured float[3] zero
// expect u0 within 1e-5: 12.0 15.0 4.0

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 x = a[0], y = a[1];
    float2x2 m = { x.xy, y.xy };
    float2x2 n = mul(2, m), o = mul(m, 3);
    r[0] = n._m11;
    r[1] = o._m10;
    r[2] = (2 * m)._m01;
}
