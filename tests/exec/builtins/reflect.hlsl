// Reflection about a normal.
// compute: main
// bind t0: structured float4[2] 1 2 3 4 5 6 7 8
// bind u0: structured float[3] zero
// expect u0 within 1e-5: 1.0 -2.0 3.0

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 x = a[0], y = a[1];
    float3 c = reflect(x.xyz, float3(0, 1, 0));
    r[0] = c.x;
    r[1] = c.y;
    r[2] = c.z;
}
