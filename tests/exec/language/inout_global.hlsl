// A global changed behind an inout parameter: the copy comes back at the end.
// compute: main
// except dxc: it passes the variable, not a copy
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[1] zero
// expect u0: 6

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

static int g;
void change(inout int x)
{
    g = 50;
    x += 1;
}

[numthreads(1, 1, 1)]
void main()
{
    g = a[1];
    change(g);
    r[0] = g;
}
