// Rows and elements of a matrix.
// compute: main
// bind t0: structured float4[2] 1 2 3 4 5 6 7 8
// bind u0: structured float[4] zero
// expect u0 within 1e-5: 5.0 3.0 7.0 5.0

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 x = a[0], y = a[1];
    float2x3 m = { x.xyz, y.xyz };
    r[0] = m[1].x;
    r[1] = m[0][2];
    r[2] = m._m12;
    r[3] = m._21;
}
