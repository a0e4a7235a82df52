// Rounding of every kind, signs and fractions.
// compute: main
// bind t0: structured float[32] random(7)
// bind u0: structured float4[32] zero
// expect u0 within 1e-4: agree

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float4> r : register(u0);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    float x = a[i] * 20 - 10;
    r[i] = float4(floor(x) + ceil(x), trunc(x) + round(x), frac(x) + sign(x), abs(x) + saturate(x * 0.1));
}
