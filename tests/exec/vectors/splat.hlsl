// A scalar fills a vector.
// compute: main
// bind t0: structured float4[2] 1 2 3 4 5 6 7 8
// bind u0: structured float[3] zero
// expect u0 within 1e-5: 16.0 8.0 1.0

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 x = a[0], y = a[1];
    float4 v = 3;
    v += x.x;
    r[0] = dot(v, 1);
    r[1] = (x * 2).w;
    r[2] = (2 / x).y;
}
