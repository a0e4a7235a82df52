// Each byte of the reference is set against four windows of eight bytes; one that is zero does not count.
// compute: main
// except dxc: its module for Vulkan goes wrong where a byte of the source is larger than 127
// except dxil: vkd3d does not know the operation
// except dxbc: vkd3d does not know the instruction
// bind t0: structured uint[6] 0x06050403 0xfb0a0b0c 0x01020304 0xff000001 0x10fe7f05 0x80
// bind u0: structured uint[8] zero
// expect u0: 266 262 258 254 243 254 1508 526

StructuredBuffer<uint> t : register(t0);
RWStructuredBuffer<uint> u : register(u0);

[numthreads(2, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    uint4 sums = msad4(t[i * 3], uint2(t[i * 3 + 1], t[i * 3 + 2]), i * uint4(0, 1, 1000, 256));
    for (uint n = 0; n < 4; n++)
        u[i * 4 + n] = sums[n];
}
