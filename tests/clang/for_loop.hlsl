// A loop that counts to a number of its thread.
// compute: main
// bind t0: structured float[32] random(7)
// bind u0: structured float[32] zero
// expect u0 within 1e-4: agree

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    float sum = 0;
    for (uint j = 0; j <= i; j++)
        sum += a[j] * (float)(j + 1);
    r[i] = sum;
}
