// 64-bit integers: carries, products and shifts across the middle.
// compute: main
// except dxbc: shader model 5.1 has no 64-bit integers
// bind t0: structured uint64[2] 4294967295 3
// bind u0: structured uint64[4] zero
// expect u0: 4294967298 12884901885 17179869180 1431655765

StructuredBuffer<uint64_t> a : register(t0);
RWStructuredBuffer<uint64_t> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    r[0] = a[0] + a[1];
    r[1] = a[0] * a[1];
    r[2] = a[0] << 2;
    r[3] = a[0] / a[1];
}
