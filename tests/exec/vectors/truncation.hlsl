// Longer vectors are cut.
// compute: main
// bind t0: structured float4[2] 1 2 3 4 5 6 7 8
// bind u0: structured float[3] zero
// expect u0 within 1e-5: 2.0 7.0 1.0

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 x = a[0], y = a[1];
    float2 v = x;
    float3 w = y.xyzw;
    r[0] = v.y;
    r[1] = w.z;
    r[2] = (float)x;
}
