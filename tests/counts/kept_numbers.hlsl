// -T cs_6_0 -E main
// Arrays of numbers that count by even steps, and elements that are stored as they were.
StructuredBuffer<uint> source : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    uint same[4] = { 0, 1, 2, 3 };
    uint even[5] = { 0, 4, 8, 12, 16 };
    uint kept[5] = { 0, 100, 0, 7, 0 };
    for (uint c = 0; c < 5; c++)
        kept[c] += c * c - c * c;
    results[id] = same[source[id] & 3] + even[source[id + 1] % 5] + kept[source[id + 2] % 5];
}
