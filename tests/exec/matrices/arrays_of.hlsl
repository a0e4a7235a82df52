// An array of matrices, indexed while the program runs.
// compute: main
// bind t0: structured float4[2] 1 2 3 4 5 6 7 8
// bind u0: structured float[2] zero
// expect u0 within 1e-5: 11.0 11.0

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 x = a[0], y = a[1];
    float2x2 m[2] = { x.xy, x.zw, y.xy, y.zw };
    for (uint i = 0; i < 2; i++) r[i] = m[i]._m10 + m[1 - i][1].y;
}
