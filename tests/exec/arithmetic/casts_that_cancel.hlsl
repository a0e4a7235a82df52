// Casts that cancel, comparisons of extended numbers, and masks and shifts whose outcome is known in part.
// compute: main
// bind t0: structured uint[4] 0 1 0x80000000 0xFFFFFFFF
// bind t1: structured float[4] 0 -0.5 2.5 16777217
// bind u0: structured uint[32]
// expect u0: 0 0 0 0x380 0 0 0xABCD0000 0xF  1 0 0 0x380 0 1 0xABCD0000 0xF  0x80000000 0 0 0x380 0x8000 0 0xABCD0000 0xF  0xFFFFFFFF 1 1 0x380 0xFFFF 0x7FFFFFFF 0xFFFFFFFF 0xF

StructuredBuffer<uint> integers : register(t0);
StructuredBuffer<float> floats : register(t1);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    uint x = integers[i];
    float f = floats[i];
    uint to = 8 * i;
    results[to] = (uint)(double)x;
    results[to + 1] = (double)f > 1000000.0L;
    results[to + 2] = (float)x > 4000000000.0;
    results[to + 3] = (((x & 0x7f) | 0x380) >> 7) << 7;
    results[to + 4] = (x >> 16) & 0xffff;
    results[to + 5] = (x << 1) >> 1;
    results[to + 6] = (((x | 0xABCD) << 16) & 0xFFFF0000) | (x >> 31) * (x & 0xffff);
    results[to + 7] = ((x & 0xffff) | 0xF0000) >> 16;
}
