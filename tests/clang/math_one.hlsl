// Functions of one number: roots, powers, logarithms, angles.
// compute: main
// bind t0: structured float[32] random(7)
// bind u0: structured float4[32] zero
// expect u0 within 1e-3: agree

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float4> r : register(u0);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    float x = a[i] + 0.25;
    r[i] = float4(sqrt(x) + rsqrt(x), exp(x) + exp2(x), log(x) + log2(x) + log10(x), sin(x) + cos(x) + tan(x));
}
