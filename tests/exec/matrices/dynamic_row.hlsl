// A row at an index of run time, read and written.
// compute: main
// bind t0: structured float4[2] 1 2 3 4 5 6 7 8
// bind u0: structured float[5] zero
// expect u0 within 1e-5: 6.0 4.0 2.0 9.0 8.0

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 x = a[0], y = a[1];
    float3x2 m = { x.xy, x.zw, y.xy };
    for (uint i = 0; i < 3; i++) r[i] = m[2 - i].y;
    m[(uint)x.x] = float2(9, 8);
    r[3] = m._m10;
    r[4] = m[(uint)x.x][(uint)x.x];
}
