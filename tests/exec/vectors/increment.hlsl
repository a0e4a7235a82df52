// Steps of vectors, before and behind.
// compute: main
// bind t0: structured float4[2] 1 2 3 4 5 6 7 8
// bind u0: structured float[4] zero
// expect u0 within 1e-5: 1.0 3.0 6.0 5.0

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 x = a[0], y = a[1];
    float4 v = x++;
    float4 w = ++x;
    r[0] = v.x;
    r[1] = w.x;
    r[2] = x.w--;
    r[3] = x.w;
}
