// Constants of 16 bits are shifted modulo 16, as variables are.
// compute: main
// except dxc: its way to SPIR-V shifts constants by all of the count, which has no meaning there
// except dxil: vkd3d does not know the flag of native 16-bit types (0x800000)
// except dxbc: it has no types of 16 bits
// model: 6.2
// args: -enable-16bit-types
// bind u0: structured int[5] zero
// expect u0: 2 16384 -5 2 65531

RWStructuredBuffer<int> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    r[0] = (int16_t)1 << (int16_t)17;
    r[1] = (uint16_t)0x8000 >> (uint16_t)17;
    r[2] = (int16_t)-5 >> (int16_t)16;
    r[3] = (int16_t)1 << 33;
    r[4] = (uint16_t)-5 >> (uint16_t)16;
}
