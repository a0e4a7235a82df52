// The vector of distances.
// compute: main
// bind t0: structured float4[2] 1 2 3 4 5 6 7 8
// bind u0: structured float[4] zero
// expect u0 within 1e-5: 1.0 12.0 3.0 8.0

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 x = a[0], y = a[1];
    float4 l = dst(x, y);
    r[0] = l.x;
    r[1] = l.y;
    r[2] = l.z;
    r[3] = l.w;
}
