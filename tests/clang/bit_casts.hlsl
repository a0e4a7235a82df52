// Bits of floats as integers and back.
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
    float x = a[i] * 4 - 2;
    uint u = asuint(x);
    int n = asint(-x);
    r[i] = (u ^ 0x80000000u) + asuint(asfloat(n) * 2) + (u >> 23);
}
