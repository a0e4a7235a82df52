// The entry returns early.
// compute: main
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[3] zero
// expect u0: 1 2 0

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    r[0] = 1;
    if (a[0] == 17)
    {
        r[1] = 2;
        return;
    }
    r[2] = 3;
}
