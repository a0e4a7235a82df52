// Products of matrices of different sizes.
// compute: main
// bind t0: structured float4[2] 1 2 3 4 5 6 7 8
// bind u0: structured float[4] zero
// expect u0 within 1e-5: 22.0 76.0 57.0 14.0

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 x = a[0], y = a[1];
    float2x3 m = { x.xyz, y.xyz };
    float3x2 n = { x.xy, x.zw, y.xy };
    float2x2 p = mul(m, n);
    float3x3 q = mul(n, m);
    r[0] = p._m00;
    r[1] = p._m11;
    r[2] = q._m22;
    r[3] = q._m01;
}
