// Branches in branches.
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
    int x = a[i];
    int k;
    if (x < 50)
    {
        k = x * 2;
        if (i % 3 == 1)
            k -= 7;
    }
    else if (x < 150)
        k = x + 1000;
    else
    {
        k = -x;
        if ((x & 1) != 0)
            k = k * 3;
        else
            k = k + 5;
    }
    r[i] = k;
}
