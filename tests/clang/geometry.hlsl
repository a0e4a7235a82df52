// Reflection, distances and products of vectors.
// compute: main
// bind t0: structured float4[32] random(7)
// bind u0: structured float4[32] zero
// expect u0 within 1e-4: agree

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<float4> r : register(u0);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    float4 x = a[i] - 0.5;
    float4 n = normalize(a[31 - i] + 0.1);
    r[i] = reflect(x, n) + float4(distance(x, n), dot(x.xyz, n.xyz), dot(x.xy, n.xy), length(x));
}
