// The logic of vectors.
// compute: main
// bind t0: structured float4[2] 1 2 3 4 5 6 7 8
// bind u0: structured uint[6] zero
// expect u0: 0 1 0 1 0 1

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<uint> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 x = a[0], y = a[1];
    bool4 c = and(x > 1, x < 4), d = or(x < 2, x > 3);
    r[0] = c.x;
    r[1] = c.y;
    r[2] = c.w;
    r[3] = d.x;
    r[4] = d.y;
    r[5] = d.w;
}
