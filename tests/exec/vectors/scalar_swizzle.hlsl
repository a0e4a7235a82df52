// A scalar has components too.
// compute: main
// bind t0: structured float4[2] 1 2 3 4 5 6 7 8
// bind u0: structured float[2] zero
// expect u0 within 1e-5: 6.0 2.0

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 x = a[0], y = a[1];
    float s = x.y;
    float3 v = s.xxx;
    r[0] = v.x + v.y + v.z;
    r[1] = 2.0.xx.y;
}
