// -T cs_6_0 -E main
// Choices that say what is known, or that differ in one operand.
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
    results[id * 8] = i == 3 ? 3 : i;
    results[id * 8 + 1] = i ? i : 0;
    results[id * 8 + 2] = k ? i * m : i * 3;
    results[id * 8 + 3] = k ? i + 1 : i + 2;
    results[id * 8 + 4] = (k ? 3 : 4) + 1;
    results[id * 8 + 5] = (i < k) * m;
    results[id * 8 + 6] = i < 0 ? -1 : 0;
    results[id * 8 + 7] = i < k ? (i < k ? m : 2) : 3;
}
