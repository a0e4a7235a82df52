// Integers become floats, rounded.
// compute: main
// bind t0: structured int[8] 0 1 -1 255 2147483647 -2147483648 240 -16
// bind u0: structured float[9] zero
// expect u0 within 1e-5: 0.0 1.0 -1.0 255.0 2147483648.0 -2147483648.0 240.0 -16.0 255.0

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = (float)a[id];
    if (id == 0)
        r[8] = (float)int(255);
}
