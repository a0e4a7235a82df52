// Swizzles of elements, read and written.
// compute: main
// bind t0: structured float4[2] 1 2 3 4 5 6 7 8
// bind u0: structured float[4] zero
// expect u0 within 1e-5: 6.0 2.0 5.0 2.0

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 x = a[0], y = a[1];
    float2x2 m = { x.xy, y.xy };
    float4 v = m._m00_m11_m01_m10;
    m._12_21 = m._21_12;
    r[0] = v.y;
    r[1] = v.z;
    r[2] = m._m01;
    r[3] = m._m10;
}
