// Comparisons make vectors of truth.
// compute: main
// bind t0: structured float4[2] 1 2 3 4 5 6 7 8
// bind u0: structured uint[4] zero
// expect u0: 1 0 1 2

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<uint> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 x = a[0], y = a[1];
    bool4 c = x == float4(1, 0, 3, 0);
    r[0] = c.x;
    r[1] = c.y;
    r[2] = c.z;
    r[3] = dot((float4)c, 1);
}
