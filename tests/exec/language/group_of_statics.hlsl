// Static globals are made before the entry runs, in their order.
// compute: main
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[2] zero
// expect u0: 19 4

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

static int x = 3;
static int y = x * 2;
static const int table[4] = { 1, 2, 4, 8 };
static int z = table[2] + y;

[numthreads(1, 1, 1)]
void main()
{
    r[0] = x + y + z;
    r[1] = table[a[3]];
}
