// The bits of halves to floats.
// compute: main
// bind t0: structured uint[8] 0 15360 48128 16384 31743 1024 14336 51200
// bind u0: structured float[9] zero
// expect u0 within 1e-5: 0.0 1.0 -1.0 2.0 65504.0 6.103515625e-05 0.5 -8.0 2.0

StructuredBuffer<uint> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = f16tof32(a[id]);
    if (id == 0)
        r[8] = f16tof32(uint(16384));
}
