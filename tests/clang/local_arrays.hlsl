// Arrays in variables, at indices computed at run time.
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
    float table[8];
    for (uint j = 0; j < 8; j++)
        table[j] = a[(i + j) & 31] * (float)j;
    table[i & 7] = 2;
    r[i] = table[(i * 3) & 7] + table[(uint)(a[i] * 7.9)] * 10;
}
