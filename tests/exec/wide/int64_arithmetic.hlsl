// 64-bit integers: carries, products, division, shifts.
// compute: main
// except dxbc: shader model 5.1 has no 64-bit integers
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[6] zero
// expect u0: -179869065 -11 23 -56 1 1

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    int64_t x = (int64_t)a[0] * 1000000007ll, y = (int64_t)a[2] << 33;
    int64_t s = x + y;
    r[0] = (int)s;
    r[1] = (int)(s >> 32);
    r[2] = (int)(x / a[1] % 1000);
    r[3] = (int)(y / 1073741824);
    r[4] = (uint64_t)y > (uint64_t)x;
    r[5] = y < x;
}
