// A double and the words it is made of.
// compute: main
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[3] zero
// expect u0: 0 1073217536 3

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    uint lo, hi;
    asuint(1.5L + a[4], lo, hi);
    r[0] = (int)lo;
    r[1] = (int)hi;
    r[2] = (int)asdouble(0u, 0x40080000u);
}
