// Returns in the midst, from the entry and from a function.
// compute: main
// bind t0: structured int[32] iota(1,7)
// bind u0: structured int[32] zero
// expect u0: agree

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

int find(int x)
{
    for (int k = 0; k < 10; k++)
    {
        if (k * k > x)
            return k;
        if (k * 7 == x)
            return -k;
    }
    return 99;
}

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    if (i == 5)
        return;
    r[i] = find(a[i] % 40);
    if (i > 20)
        return;
    r[i] += 1000;
}
