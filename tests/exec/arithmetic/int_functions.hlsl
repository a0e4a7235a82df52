// Functions of integers, on vectors too.
// compute: main
// bind t0: structured int4[1] -5 7 0 3
// bind u0: structured int4[7] zero
// expect u0: 5 7 0 3  -5 2 0 2  0 7 0 3  -2 4 0 3  -1 1 0 1  26 50 1 10  7 -5 3 0

StructuredBuffer<int4> a : register(t0);
RWStructuredBuffer<int4> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    int4 x = a[0];
    r[0] = abs(x);
    r[1] = min(x, 2);
    r[2] = max(x, 0);
    r[3] = clamp(x, -2, 4);
    r[4] = sign(x);
    r[5] = mad(x, x, 1);
    r[6] = x.yxwz;
}
