// Structures to vectors, to other structures, and from zero.
// compute: main
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[5] zero
// expect u0: 5 -7 -7 0 -7

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

struct S { int x; int2 y; };
struct T { int2 p; int q; };

[numthreads(1, 1, 1)]
void main()
{
    S s = { a[0], a[1], a[2] };
    T t = (T)s;
    int3 v = (int3)s;
    S z = (S)0;
    S w = (S)v.zyx;
    r[0] = t.p.y;
    r[1] = t.q;
    r[2] = v.z;
    r[3] = z.y.x;
    r[4] = w.x;
}
