// Functions of several numbers: clamp, lerp, step, smoothstep, mad, pow.
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
    float x = a[i], y = a[31 - i];
    r[i] = float4(clamp(x, 0.25, 0.75) + lerp(x, y, 0.3), step(x, y) + smoothstep(0.2, 0.9, x), mad(x, y, 2.0) + pow(x + 0.1, 2.5), min(x, y) - max(x, y));
}
