// A loop without a condition that is left inside.
// compute: main
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[1] zero
// expect u0: 8

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    int i = 0;
    for (;;)
    {
        if (i * i > 50) break;
        i++;
    }
    r[0] = i;
}
