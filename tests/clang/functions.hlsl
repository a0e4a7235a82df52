// Functions that call functions, and one of each overload.
// compute: main
// bind t0: structured float[32] random(7)
// bind u0: structured float[32] zero
// expect u0 within 1e-4: agree

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

float half_of(float x) { return x * 0.5; }
float twice(float x) { return half_of(x) * 4; }
int twice(int x) { return x * 2; }

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    r[i] = twice(half_of(a[i]) + 1) + twice((int)i);
}
