// A polynomial by Horner, over an array of constants.
// compute: main
// bind t0: structured float[32] random(7)
// bind u0: structured float[32] zero
// expect u0 within 1e-3: agree

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);
static const float Factors[6] = { 1, -0.5, 0.25, 3, -2, 0.125 };

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    float x = a[i] * 2 - 1, sum = 0;
    for (int j = 5; j >= 0; j--)
        sum = sum * x + Factors[j];
    r[i] = sum;
}
