// Floats are cut to unsigned integers.
// compute: main
// bind t0: structured float[8] 0.0 0.8999999761581421 1.5 3.990000009536743 4294967040.0 100.98999786376953 7.0 16777216.0
// bind u0: structured uint[9] zero
// expect u0: 0 0 1 3 4294967040 100 7 16777216 3

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<uint> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = (uint)a[id];
    if (id == 0)
        r[8] = (uint)float(3.990000009536743);
}
