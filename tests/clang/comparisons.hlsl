// Comparisons of every kind, as bits of a number.
// compute: main
// bind t0: structured float[32] random(7)
// bind u0: structured uint[32] zero
// expect u0: agree

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<uint> r : register(u0);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    float x = a[i], y = a[31 - i];
    uint m = 0;
    if (x < y) m |= 1;
    if (x <= y) m |= 2;
    if (x > y) m |= 4;
    if (x >= y) m |= 8;
    if (x == y) m |= 16;
    if (x != y) m |= 32;
    int p = (int)(x * 8) - 4, q = (int)(y * 8) - 4;
    m |= (p < q ? 64 : 0) | (p <= q ? 128 : 0) | ((uint)p > (uint)q ? 256 : 0) | (p == q ? 512 : 0);
    r[i] = m;
}
