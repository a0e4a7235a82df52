// Floats to integers and back, and bools.
// compute: main
// bind t0: structured float[32] random(7)
// bind u0: structured int[32] zero
// expect u0: agree

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    float x = a[i] * 100 - 50;
    int k = (int)x;
    uint u = (uint)(x + 60);
    bool b = k;
    r[i] = k * 3 + (int)u + (b ? 7 : -7) + (int)((float)k * 0.5) + (int)(float)u;
}
