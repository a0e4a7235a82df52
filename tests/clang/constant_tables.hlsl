// A table of constants at an index computed at run time.
// compute: main
// bind t0: structured uint[32] iota(1,7)
// bind u0: structured float[32] zero
// expect u0 within 1e-4: agree

StructuredBuffer<uint> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

static const float Weights[5] = { 0.5, 1.5, 2.25, -3, 8 };
static const int2 Steps[4] = { int2(1, 2), int2(3, 4), int2(5, 6), int2(7, 8) };

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    r[i] = Weights[a[i] % 5] + (float)Steps[i & 3].y;
}
