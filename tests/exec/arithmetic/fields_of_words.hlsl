// Fields of words by shifts and masks: taken out with and without a sign, put in, where a part of it is used otherwise too,
// masks with holes and shifts past the end of the mask.
// compute: main
// bind t0: structured uint[4] 0xfedcba98 0x89abcdef 0x01234567 0xffffffff
// bind u0: structured uint[16] zero
// expect u0: 0xba 0xfe 0xfffffa98 0x1 0xfedcef98 0xcdef4567 0x89abcdef 0xcba8 0xa8 0x23400ba9 0xffff 0x17 0xfffffff9 0x4 0x7f 0xfe

StructuredBuffer<uint> words : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    uint a = words[id], b = words[id + 1], c = words[id + 2], d = words[id + 3];
    results[0] = (a >> 8) & 0xff;
    results[1] = (a >> 24) & 0xffff;
    results[2] = (uint)((int)(a << 20) >> 20);
    results[3] = (uint)((int)(a << 4) >> 8) & 7;
    results[4] = (a & ~0xff00u) | ((b << 8) & 0xff00);
    results[5] = (c & 0xffff) | (b << 16);
    results[6] = (b & 0xfffffff0) | (d & 0xf);
    uint shifted = a >> 4;
    results[7] = (shifted & 0xfff0) >> 0 | ((a & 0xf));
    uint moved = a << 4, masked = moved & 0xf0;
    results[8] = ((moved & 0x0f) | masked) + (c & 0x20) + 8;
    results[9] = (((c << 8) & 0xfff00000) & ~0xfff) | (shifted & 0xfff);
    results[10] = (d << 16) >> 16;
    uint2 pair = (uint2(a, b) >> uint2(3, 3)) & 31;
    results[11] = pair.x + 4;
    results[12] = (uint2(a, c) >> uint2(3, 6) & 15).y - 12;
    results[13] = ((c & 0xff) >> 4) - 2;
    results[14] = ((int)d >> 25) & 0x7f;
    results[15] = (((a >> 8) & 0xff00) | (a >> 24)) & 0xff;
}
