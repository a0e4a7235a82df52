// Rows times a matrix, and a matrix times columns.
// compute: main
// bind t0: structured float4[2] 1 2 3 4 5 6 7 8
// bind u0: structured float[4] zero
// expect u0 within 1e-5: 11.0 17.0 14.0 38.0

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 x = a[0], y = a[1];
    float2x3 m = { x.xyz, y.xyz };
    float3 v = mul(x.xy, m);
    float2 w = mul(m, x.xyz);
    r[0] = v.x;
    r[1] = v.z;
    r[2] = w.x;
    r[3] = w.y;
}
