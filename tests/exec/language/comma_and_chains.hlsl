// Commas and chained assignments.
// compute: main
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[2] zero
// expect u0: 13 675

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    int x, y, z;
    x = y = z = a[1];
    int w = (x++, y += 2, x + y);
    r[0] = w;
    r[1] = x * 100 + y * 10 + z;
}
