// A loop until a number falls under one: how many steps Collatz takes.
// compute: main
// bind t0: structured uint[32] iota(1,7)
// bind u0: structured uint[32] zero
// expect u0: agree

StructuredBuffer<uint> a : register(t0);
RWStructuredBuffer<uint> r : register(u0);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    uint n = a[i], steps = 0;
    while (n != 1 && steps < 300)
    {
        n = (n & 1) != 0 ? 3 * n + 1 : n / 2;
        steps++;
    }
    r[i] = steps;
}
