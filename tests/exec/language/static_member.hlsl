// Static members of structures.
// compute: main
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[1] zero
// expect u0: 18

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

struct S
{
    static const int K = 4;
    static int twice(int x) { return x * 2; }
    int v;
};

[numthreads(1, 1, 1)]
void main()
{
    S s;
    s.v = a[1];
    r[0] = S::K + S::twice(s.v) + s.K;
}
