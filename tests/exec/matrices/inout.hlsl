// A row goes through an inout parameter.
// compute: main
// bind t0: structured float4[2] 1 2 3 4 5 6 7 8
// bind u0: structured float[4] zero
// expect u0 within 1e-5: 2.0 4.0 10.0 12.0

void twice(inout float2 v) { v *= 2; }
StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 x = a[0], y = a[1];
    float2x2 m = { x.xy, y.xy };
    twice(m[1]);
    twice(m._m01_m00);
    r[0] = m._m00;
    r[1] = m._m01;
    r[2] = m._m10;
    r[3] = m._m11;
}
