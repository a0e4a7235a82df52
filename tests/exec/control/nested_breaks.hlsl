// Break leaves one loop only.
// compute: main
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[1] zero
// expect u0: 54

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    int s = 0;
    for (int i = 0; i < 4; i++)
    {
        for (int j = 0; j < 4; j++)
        {
            if (j > i) break;
            if (j == 1) continue;
            s += 1 + i * 10;
        }
        if (i == a[3]) break;
    }
    r[0] = s;
}
