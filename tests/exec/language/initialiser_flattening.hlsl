// Initialiser lists are taken apart and put together.
// compute: main
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[5] zero
// expect u0: 5 -7 9 5 64

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

struct S
{
    int2 x;
    int y[2];
    int3 z;
};

[numthreads(1, 1, 1)]
void main()
{
    int4 v = int4(a[0], a[1], a[2], a[3]);
    S s = { v, 9, v.xy };
    S t = { { 1, 2 }, { 3, 4 }, { 5, 6, 7 } };
    r[0] = s.x.y;
    r[1] = s.y[0];
    r[2] = s.z.x;
    r[3] = s.z.z;
    r[4] = t.z.y * 10 + t.y[1];
}
