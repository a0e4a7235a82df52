// Loops in loops, left and gone on with early.
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
    int sum = 0;
    for (int x = 0; x < 8; x++)
    {
        if (x == (int)(i & 3))
            continue;
        for (int y = 0; y < 8; y++)
        {
            if (x * y > a[i] % 30)
                break;
            if ((x + y) % 3 == 0)
                continue;
            sum += x * 10 + y;
        }
        if (sum > 500)
            break;
    }
    r[i] = sum;
}
