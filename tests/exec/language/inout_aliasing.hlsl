// The same variable for two inout parameters: what the last one leaves counts.
// compute: main
// except dxc: it passes the variable, not a copy
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[3] zero
// expect u0: 15 27 6

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

void both(inout int x, inout int y)
{
    x += 1;
    y += 10;
}

[numthreads(1, 1, 1)]
void main()
{
    int v = a[1];
    both(v, v);
    r[0] = v;
    int w[2] = { a[0], a[1] };
    both(w[1], w[0]);
    r[1] = w[0];
    r[2] = w[1];
}
