// Arrays are copied whole, and so are arrays of structures.
// compute: main
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[4] zero
// expect u0: 5 99 17 9

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

struct S { int v[3]; };

[numthreads(1, 1, 1)]
void main()
{
    int p[3] = { a[0], a[1], a[3] };
    int q[3] = p;
    q[1] = 99;
    S s, t;
    s.v = q;
    t = s;
    t.v[0] = 7;
    r[0] = p[1];
    r[1] = q[1];
    r[2] = s.v[0];
    r[3] = t.v[0] + t.v[2];
}
