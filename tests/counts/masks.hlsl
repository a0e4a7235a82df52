// -T cs_6_0 -E main
// Bits of a value joined with other bits of it.
cbuffer Constants
{
    uint k, m;
};
StructuredBuffer<uint> values;
RWStructuredBuffer<uint> results;

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    uint i = values[id];
    results[id * 9] = i / 8 * 8 + i % 8;
    results[id * 9 + 1] = (i & 0xff) + ((i >> 8 & 0xff) << 8);
    results[id * 9 + 2] = i - i / 8 * 8;
    results[id * 9 + 3] = (i & k) | (i & ~k);
    results[id * 9 + 4] = (i ^ k) ^ i;
    results[id * 9 + 5] = (i | k) & i;
    results[id * 9 + 6] = (i & 8) ? 8 : 0;
    results[id * 9 + 7] = (i & 2) != 0;
    results[id * 9 + 8] = (i * 8 + 5) & 7;
}
