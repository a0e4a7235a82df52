// 16-bit types in buffers, with native 16-bit arithmetic.
// compute: main
// model: 6.2
// args: -enable-16bit-types
// except dxbc: shader model 5.1 has no 16-bit types in memory
// except dxil: vkd3d does not know the flag of native 16-bit types (0x800000)
// bind t0: structured half2[2] 1.5 2.25 -3 0.5
// bind u0: structured half2[2] zero
// expect u0: 3.75 3.375 -6 0.25

StructuredBuffer<half2> a : register(t0);
RWStructuredBuffer<half2> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    half2 x = a[0], y = a[1];
    r[0] = half2(x.x + x.y, x.x * x.y);
    r[1] = y * half2(2, y.y);
}
