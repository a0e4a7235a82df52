// The halves of a word become floats, whether or not the source masks the other half.
// compute: main
// bind t0: structured uint[4] 0x3c004000 0xffff3800 0x3800ffff 0x40003c00
// bind u0: structured float2[4] zero
// expect u0: 3 1 0.5 0 0 0.5 3 2

StructuredBuffer<uint> words : register(t0);
RWStructuredBuffer<float2> result : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    uint w = words[0];
    result[0] = float2(f16tof32(w & 0xffff) + f16tof32(w >> 16), f16tof32((w >> 16) & 0xffff));
    result[1] = float2(f16tof32(words[1] & 0xffff), 0);
    result[2] = float2(0, f16tof32((words[2] & 0xffff0000) >> 16));
    w = words[3];
    result[3] = float2(f16tof32(w & 0xffff) + f16tof32(w >> 16), f16tof32((0x1234u << 16) | (w >> 16)));
}
