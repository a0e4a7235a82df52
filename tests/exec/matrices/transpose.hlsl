// Rows become columns.
// compute: main
// bind t0: structured float4[2] 1 2 3 4 5 6 7 8
// bind u0: structured float[3] zero
// expect u0 within 1e-5: 5.0 3.0 6.0

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 x = a[0], y = a[1];
    float2x3 m = { x.xyz, y.xyz };
    float3x2 t = transpose(m);
    r[0] = t._m01;
    r[1] = t._m20;
    r[2] = t[1].y;
}
