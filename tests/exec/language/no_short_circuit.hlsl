// Before 2021 both sides of && are computed.
// compute: main
// args: -HV 2018
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[2] zero
// expect u0: 1 1

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
    int y = a[0] > 1 ? 1 : 2;
    r[0] = calls;
    r[1] = x + y;
}
