// What an assignment or a step leaves is a place.
// compute: main
// except dxc: the SPIR-V that it makes is invalid
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[3] zero
// expect u0: 21 32 61

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    int x = a[1];
    (x += 2) *= 3;
    r[0] = x;
    ++x += 10;
    r[1] = x;
    int y[2] = { 1, 2 };
    int i = 0;
    (y[i++] = 5)++;
    r[2] = y[0] * 10 + i;
}
