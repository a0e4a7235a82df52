// Parameters that go out and both ways.
// compute: main
// bind t0: structured float[32] random(7)
// bind u0: structured float[32] zero
// expect u0 within 1e-4: agree

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

void split(float x, out float low, inout float high)
{
    low = frac(x * 8);
    high = high * 2 + floor(x * 8);
}

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    float s, c = a[i];
    split(a[i], s, c);
    r[i] = s + c * 10;
}
