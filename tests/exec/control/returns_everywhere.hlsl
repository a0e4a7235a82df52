// Returns out of nested loops and branches.
// compute: main
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[4] zero
// expect u0: -1 300 7 9

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

int f(int v)
{
    if (v < 0) return -1;
    for (int i = 0; i < 4; i++)
    {
        while (true)
        {
            if (v == i) return i * 100;
            if (v > 4) return 7;
            break;
        }
    }
    return 9;
}

[numthreads(1, 1, 1)]
void main()
{
    r[0] = f(a[2]);
    r[1] = f(a[6]);
    r[2] = f(a[0]);
    r[3] = f(4);
}
