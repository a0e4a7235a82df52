// The conditional operator computes one side.
// compute: main
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[2] zero
// expect u0: 11 11

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

static int calls = 0;
int one(int v)
{
    calls += v;
    return v;
}

[numthreads(1, 1, 1)]
void main()
{
    int x = a[0] > 1 ? one(1) : one(100);
    int y = a[0] > 100 ? one(1) : one(10);
    r[0] = calls;
    r[1] = x + y;
}
