// Loops that are written out, with exits.
// compute: main
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[1] zero
// expect u0: 2304

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    int s = 0;
    [unroll] for (int i = 0; i < 5; i++)
    {
        if (i == a[6]) break;
        if (i == 1) continue;
        s += i + 1;
    }
    [unroll(3)] for (int j = 0; j < 3; j++) s += 100;
    [loop] for (int k = 0; k < 2; k++) s += 1000;
    r[0] = s;
}
