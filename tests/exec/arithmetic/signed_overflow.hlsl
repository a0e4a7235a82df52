// Signed integers wrap around: one more than the largest number is the smallest, and a comparison sees that.
// compute: main
// except dxc-dxil: DXC takes signed sums and products for ones that never overflow, but in its SPIR-V they wrap
// bind t0: structured int[4] 0x7fffffff 0x80000000 0x40000000 5
// bind u0: structured int[7] zero
// expect u0: 0 0 0 1 0x80000000 0 0

StructuredBuffer<int> n : register(t0);
RWStructuredBuffer<int> o : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    o[0] = n[0] + 1 > n[0];
    o[1] = n[1] - 1 < n[1];
    o[2] = n[2] * 4 / 4 == n[2];
    o[3] = n[3] + 1 > n[3];
    o[4] = n[0] + 1;
    o[5] = -n[1] > 0;
    o[6] = n[2] + n[2] > n[2];
}
