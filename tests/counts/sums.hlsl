// -T cs_6_0 -E main
// Sums whose terms meet, as macros and generators write them.
cbuffer Constants
{
    int k, m;
};
StructuredBuffer<int> values;
RWStructuredBuffer<int> results;

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    int i = values[id], j = i + 1;
    results[id * 8] = (i + k) - (j + k);
    results[id * 8 + 1] = (i * 4 + k) - i * 4;
    results[id * 8 + 2] = (i - k) + k;
    results[id * 8 + 3] = 5 - (i + 6);
    results[id * 8 + 4] = i * k + i * m;
    results[id * 8 + 5] = (i + 1) * k - k;
    results[id * 8 + 6] = -(-i) - 1;
    results[id * 8 + 7] = (i + k == m + k) ? 1 : 0;
}
