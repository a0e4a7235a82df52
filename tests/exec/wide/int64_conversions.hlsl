// 64-bit integers from and to the other types.
// compute: main
// except dxbc: shader model 5.1 has no 64-bit integers
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[5] zero
// expect u0: -21 255 1000000 1 30

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    int64_t x = a[2];
    uint64_t u = (uint)a[2];
    float f = (float)(x * 3);
    r[0] = (int)f;
    r[1] = (int)(u >> 24);
    r[2] = (int)(int64_t)1e6f;
    r[3] = (bool)x;
    r[4] = countbits((uint)(u));
}
