// Continue in do-while goes to the condition.
// compute: main
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[2] zero
// expect u0: 8 4

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    int i = 0, s = 0;
    do
    {
        i++;
        if (i == 2) continue;
        s += i;
    }
    while (i < 4);
    r[0] = s;
    r[1] = i;
}
