// Floats to the bits of halves.
// compute: main
// bind t0: structured float[8] 0.0 0.5 -0.5 1.0 -1.25 2.5 -2.5 7.75
// bind u0: structured uint[9] zero
// expect u0: 0 14336 47104 15360 48384 16640 49408 18368 15360

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<uint> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = f32tof16(a[id]);
    if (id == 0)
        r[8] = f32tof16(float(1.0));
}
