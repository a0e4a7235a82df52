// Four numbers into the bytes of one, clamped or cut, and back with and without sign. In SPIR-V these are shifts and masks, some more
// instructions than DXC's conversions to vectors of bytes, which need the capability Int8.
// compute: main
// model: 6.6
// except dxil: vkd3d reads shader models up to 6.5
// bind t0: structured int[8] -1 300 127 -200 5 255 -128 0
// bind u0: structured uint[24]
// expect u0: 0x387F2CFF 0x387F2CFF 0x807F7FFF 0x007FFF00 0x0080FF05 0x0080FF05 0x00807F05 0x0000FF05  0xFFFFFFFF 0x2C 0x7F 0x38  0xFF 0x2C 0x7F 0x38  5 0xFFFFFFFF 0xFFFFFF80 0  5 255 128 0

StructuredBuffer<int> numbers : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    for (uint i = 0; i < 2; ++i)
    {
        int4 v = int4(numbers[4 * i], numbers[4 * i + 1], numbers[4 * i + 2], numbers[4 * i + 3]);
        results[4 * i] = pack_s8(v);
        results[4 * i + 1] = pack_u8(asuint(v));
        results[4 * i + 2] = pack_clamp_s8(v);
        results[4 * i + 3] = pack_clamp_u8(v);
        int4 s = unpack_s8s32(pack_s8(v));
        uint4 u = unpack_u8u32(pack_u8(asuint(v)));
        for (uint k = 0; k < 4; ++k)
        {
            results[8 + 8 * i + k] = s[k];
            results[12 + 8 * i + k] = u[k];
        }
    }
}
