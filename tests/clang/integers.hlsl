// Every operation of signed integers.
// compute: main
// bind t0: structured int[32] iota(1,7)
// bind u0: structured int[32] zero
// expect u0: agree

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    int x = a[i] - 50;
    int y = (int)i + 1;
    r[i] = x * y + x / y - x % y + (x << 2) - (x >> 1) + (x & y) + (x | y) + (x ^ y) + ~x - -y;
}
