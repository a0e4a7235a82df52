// Buffers in register spaces, one without a register.
// compute: main
// bind t3 space2: structured uint[16] iota(5)
// bind u1 space3: structured uint[16] iota(2)
// bind u0: structured uint[16] zero
// expect u0: agree
// expect u1 space3: agree

StructuredBuffer<uint> a : register(t3, space2);
RWStructuredBuffer<uint> b : register(u1, space3);
RWStructuredBuffer<uint> r : register(u0);

[numthreads(16, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    r[id.x] = a[id.x] * b[id.x];
    b[id.x] = a[15 - id.x];
}
