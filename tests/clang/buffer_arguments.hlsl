// Buffers passed to functions and kept in variables.
// compute: main
// bind t0: structured uint[16] iota(5)
// bind t1: structured uint[16] iota(50,2)
// bind u0: structured uint[16] zero
// expect u0: agree

StructuredBuffer<uint> a : register(t0);
StructuredBuffer<uint> b : register(t1);
RWStructuredBuffer<uint> r : register(u0);

uint sum_of(StructuredBuffer<uint> x, uint i) { return x[i] + x[(i + 1) & 15]; }

[numthreads(16, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    StructuredBuffer<uint> mine = a;
    r[id.x] = sum_of(mine, id.x) * 1000 + sum_of(b, id.x);
}
