// isnan of numbers and of what is none.
// compute: main
// bind t0: structured float[8] 0.0 1.0 inf -inf nan -1.0 9.999999680285692e+37 1.0000000031710769e-30
// bind u0: structured uint[8] zero
// expect u0: 0 0 0 0 1 0 0 0

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<uint> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    precise float x = a[id];
    r[id] = isnan(x) ? 1 : 0;
}
