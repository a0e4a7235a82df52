// Dot products of two, three and four components.
// compute: main
// bind t0: structured float4[2] 1 2 3 4 5 6 7 8
// bind u0: structured float[4] zero
// expect u0 within 1e-5: 17.0 38.0 70.0 5.0

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 x = a[0], y = a[1];
    r[0] = dot(x.xy, y.xy);
    r[1] = dot(x.xyz, y.xyz);
    r[2] = dot(x, y);
    r[3] = dot(x.x, y.x);
}
