// Row-major and column-major locals mean the same.
// compute: main
// bind t0: structured float4[2] 1 2 3 4 5 6 7 8
// bind u0: structured float[3] zero
// expect u0 within 1e-5: 0.0 3.0 38.0

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 x = a[0], y = a[1];
    row_major float2x3 m = { x.xyz, y.xyz };
    column_major float2x3 n = m;
    r[0] = m[1][2] - n[1][2];
    r[1] = n._m02;
    r[2] = mul(m, transpose(n))._m01;
}
