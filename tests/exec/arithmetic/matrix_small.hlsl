// Matrices that are not square, determinants, and arithmetic on all elements.
// compute: main
// bind t0: structured float[6] 1 2 3 4 5 6
// bind u0: structured float[16] zero
// expect u0: 14 32 9 12 15 -2 2 4 6 8 10 12 -3 1 0 0

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float2x3 m = float2x3(a[0], a[1], a[2], a[3], a[4], a[5]);
    float2 x = mul(m, float3(1, 2, 3));
    float3 y = mul(float2(1, 2), m);
    r[0] = x.x;
    r[1] = x.y;
    r[2] = y.x;
    r[3] = y.y;
    r[4] = y.z;
    r[5] = determinant(float2x2(a[0], a[1], a[2], a[3]));
    float2x3 twice = m * 2;
    for (uint i = 0; i < 6; i++)
        r[6 + i] = twice[i / 3][i % 3];
    float3x3 big = float3x3(1, 2, 3, 0, 1, 4, 5, 6, 0);
    r[12] = determinant(big) - 4;
    r[13] = (m[0] < m[1]).x ? 1 : 0;
}
