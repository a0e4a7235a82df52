// Determinants of two and three rows.
// compute: main
// bind t0: structured float4[2] 1 2 3 4 5 6 7 8
// bind u0: structured float[2] zero
// expect u0 within 1e-3: -4.0 -21.0

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 x = a[0], y = a[1];
    float2x2 m = { x.xy, y.xy };
    float3x3 n = { x.xyz, y.zxy, 1, 0, 2 };
    r[0] = determinant(m);
    r[1] = determinant(n);
}
