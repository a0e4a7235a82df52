// All and any of components.
// compute: main
// bind t0: structured float4[2] 1 2 3 4 5 6 7 8
// bind u0: structured uint[6] zero
// expect u0: 1 0 1 0 1 0

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<uint> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 x = a[0], y = a[1];
    r[0] = all(x > 0);
    r[1] = all(x > 1);
    r[2] = any(x > 3);
    r[3] = any(x > 4);
    r[4] = all(x.x);
    r[5] = any(float2(0, 0));
}
