// Sine and cosine at once.
// compute: main
// bind t0: structured float4[2] 1 2 3 4 5 6 7 8
// bind u0: structured float[4] zero
// expect u0 within 1e-3: 0.8414709568023682 0.5403022766113281 0.8414709568023682 1.0

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 x = a[0], y = a[1];
    float s, c;
    sincos(x.x, s, c);
    r[0] = s;
    r[1] = c;
    float2 s2, c2;
    sincos(float2(0, x.x), s2, c2);
    r[2] = s2.y;
    r[3] = c2.x;
}
