// A loop in a switch, left by break and by return.
// compute: main
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[3] zero
// expect u0: 40 32 17

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

int f(int v)
{
    switch (v)
    {
    case 1:
        for (int i = 0; i < 9; i++)
        {
            if (i == 4) return i * 10;
        }
        return 0;
    case 2:
        for (int j = 0; j < 9; j++)
        {
            if (j == 3) break;
            v += 10;
        }
        break;
    }
    return v;
}

[numthreads(1, 1, 1)]
void main()
{
    r[0] = f(a[7]);
    r[1] = f(a[3]);
    r[2] = f(a[0]);
}
