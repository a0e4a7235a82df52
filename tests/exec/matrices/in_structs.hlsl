// Matrices in structures, assigned whole.
// compute: main
// bind t0: structured float4[2] 1 2 3 4 5 6 7 8
// bind u0: structured float[3] zero
// expect u0 within 1e-5: 5.0 1.0 4.0

struct S { float2x2 m; float2 v; };
StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 x = a[0], y = a[1];
    S s, t;
    s.m = float2x2(x);
    s.v = y.xy;
    t = s;
    t.m[0] = t.v;
    r[0] = t.m._m00;
    r[1] = s.m._m00;
    r[2] = t.m._m11;
}
