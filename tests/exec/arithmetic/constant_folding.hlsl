// What the compiler may compute beforehand: constants, static arrays, nested constants.
// compute: main
// bind u0: structured float[8] zero
// expect u0 within 1e-5: 3.14159274 6.2831855 15 0.5 7 120 2 33

RWStructuredBuffer<float> r : register(u0);
static const float pi = 3.14159265;
static const float two_pi = pi * 2;
static const uint primes[4] = { 2, 3, 5, 7 };
static const uint sum = primes[0] + primes[1] + primes[2] + 5;
static const float4 halves = float4(1, 2, 3, 4) / 2;
static const struct { uint a; float b[2]; } table[2] = { { 1, { 2, 3 } }, { 10, { 20, 30 } } };

uint factorial(uint n)
{
    uint product = 1;
    for (uint i = 2; i <= n; i++)
        product *= i;
    return product;
}

[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[0] = pi;
    r[1] = two_pi;
    r[2] = sum;
    r[3] = halves.x;
    r[4] = primes[id + 3];
    r[5] = factorial(5);
    r[6] = sizeof(float2) / 4;
    r[7] = table[id + 1].b[1] + table[id].a + table[0].b[0];
}
