// Counting, reversing and finding the bits of 16-bit numbers, at run time and folded.
// compute: main
// model: 6.2
// args: -enable-16bit-types
// bind t0: structured uint[4] 0xf00f 0xffff 1 0x8000
// bind u0: structured uint[12] zero
// expect u0: 8 16 1 1  8 16 1 1  8 16 1 1
// except dxbc: it has no 16-bit types
// except dxc: its SPIR-V is invalid
// except dxil: vkd3d does not take native 16-bit types
// except dxc-dxil: vkd3d does not take native 16-bit types

StructuredBuffer<uint> a : register(t0);
RWStructuredBuffer<uint> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    for (uint i = 0; i < 4; i++) {
        r[i] = countbits((uint16_t)a[i]);
        r[8 + i] = countbits((int16_t)a[i]);
    }
    r[4] = countbits((uint16_t)0xf00f);
    r[5] = countbits((int16_t)-1);
    r[6] = countbits((uint16_t)1);
    r[7] = countbits((int16_t)-32768);
}
