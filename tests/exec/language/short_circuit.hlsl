// What && and || do not need is not computed.
// compute: main
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[2] zero
// expect u0: 1 2

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

static int calls = 0;
bool count(bool v)
{
    calls++;
    return v;
}

[numthreads(1, 1, 1)]
void main()
{
    bool x = a[0] > 100 && count(true);
    bool y = a[0] > 1 || count(true);
    bool z = a[0] > 1 && count(false);
    r[0] = calls;
    r[1] = x * 4 + y * 2 + z;
}
