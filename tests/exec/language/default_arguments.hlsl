// Default arguments, and expressions in them.
// compute: main
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[3] zero
// expect u0: 7 3 11

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

static const int k = 3;
int add(int x, int y = k * 2, int z = 1) { return x + y * z; }

[numthreads(1, 1, 1)]
void main()
{
    r[0] = add(1);
    r[1] = add(1, 2);
    r[2] = add(1, 2, a[1]);
}
