// Unsigned integers become floats, rounded.
// compute: main
// bind t0: structured uint[8] 0 1 4294967295 255 2147483648 65536 240 12
// bind u0: structured float[9] zero
// expect u0 within 1e-5: 0.0 1.0 4294967296.0 255.0 2147483648.0 65536.0 240.0 12.0 255.0

StructuredBuffer<uint> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = (float)a[id];
    if (id == 0)
        r[8] = (float)uint(255);
}
