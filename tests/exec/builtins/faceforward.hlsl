// A normal that faces the viewer.
// compute: main
// bind t0: structured float4[2] 1 2 3 4 5 6 7 8
// bind u0: structured float[4] zero
// expect u0 within 1e-5: -1.0 -3.0 1.0 3.0

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 x = a[0], y = a[1];
    float3 c = faceforward(x.xyz, float3(0, 0, 1), float3(0, 0, 1));
    float3 e = faceforward(x.xyz, float3(0, 0, -1), float3(0, 0, 1));
    r[0] = c.x;
    r[1] = c.z;
    r[2] = e.x;
    r[3] = e.z;
}
