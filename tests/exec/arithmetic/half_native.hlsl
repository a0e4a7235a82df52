// 16-bit types in buffers, with native 16-bit arithmetic.
// compute: main
// model: 6.2
// args: -enable-16bit-types
// except dxbc: shader model 5.1 has no 16-bit types in memory
// bind t0: structured half[4] 1.5 2.25 -3 0.5
// bind u0: structured half[4] zero
// expect u0: 3.75 3.375 -6 0.25

StructuredBuffer<half> a : register(t0);
RWStructuredBuffer<half> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    r[0] = a[0] + a[1];
    r[1] = a[0] * a[1];
    r[2] = a[2] * 2;
    r[3] = a[3] * a[3];
}
