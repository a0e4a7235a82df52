// -T cs_6_0 -E main
// Comparisons that come to one, or to none.
cbuffer Constants
{
    int k, m;
};
StructuredBuffer<int> values;
RWStructuredBuffer<int> results;

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    int i = values[id];
    results[id * 7] = i >= 0 && i < 16 ? k : m;
    results[id * 7 + 1] = i == 1 || i == 3 ? k : m;
    results[id * 7 + 2] = i < 5 && i < 8 ? k : m;
    results[id * 7 + 3] = i < k || i >= k ? i : m;
    results[id * 7 + 4] = (i & 3) < 4 ? i : m;
    results[id * 7 + 5] = (i > k) == (k < i) ? i : m;
    results[id * 7 + 6] = (i < k ? 5 : 9) > 7 ? m : i;
}
