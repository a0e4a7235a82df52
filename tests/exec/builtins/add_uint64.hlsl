// Sums of 64 bits whose halves are the lanes of a vector.
// except dxc: its way to SPIR-V lacks the function
// except dxil: vkd3d has no addition with carry
// compute: main
// bind t0: structured uint4[2] 0xffffffff 1 7 8 1 2 0xfffffffd 0xffffffff
// bind u0: structured uint4[2] zero
// expect u0: 0 4 4 8 0xfffffffe 3 0 0

StructuredBuffer<uint4> a : register(t0);
RWStructuredBuffer<uint4> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    r[0] = AddUint64(a[0], a[1]);
    r[1] = uint4(AddUint64(a[0].xy, a[0].xy), 0, 0);
}
