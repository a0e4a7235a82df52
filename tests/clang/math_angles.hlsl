// Inverse and hyperbolic functions of angles.
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
    float x = a[i] * 1.8 - 0.9;
    r[i] = float4(asin(x) + acos(x), atan(x) + atan2(x, a[31 - i] + 0.5), sinh(x) + cosh(x) + tanh(x), degrees(x) + radians(x));
}
