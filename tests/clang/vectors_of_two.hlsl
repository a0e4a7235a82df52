// Vectors of two integers.
// compute: main
// bind t0: structured int2[32] iota(1,7)
// bind u0: structured int2[32] zero
// expect u0: agree

StructuredBuffer<int2> a : register(t0);
RWStructuredBuffer<int2> r : register(u0);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    int2 x = a[i];
    int2 y = x.yx * int2(3, -2) + (int)i;
    r[i] = select(x > y, x - y, min(x, y) + abs(x));
}
