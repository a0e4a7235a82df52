// -T cs_6_0 -E main
// Sums, powers and quotients of floats.
cbuffer Constants
{
    float k, m;
};
StructuredBuffer<float> values;
RWStructuredBuffer<float> results;

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    float i = values[id];
    results[id * 9] = (i + k) - k;
    results[id * 9 + 1] = 2 * i + 3 * i;
    results[id * 9 + 2] = (1 - i) * k + i * k;
    results[id * 9 + 3] = i / k * k;
    results[id * 9 + 4] = 1 / (1 / i);
    results[id * 9 + 5] = lerp(i, k, 1);
    results[id * 9 + 6] = lerp(i, i, k);
    results[id * 9 + 7] = i * i * i * i * i * i * i * i;
    results[id * 9 + 8] = dot(float3(i, k, m), float3(1, 0, 0));
}
