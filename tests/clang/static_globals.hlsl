// Variables of the source that each thread has for itself.
// compute: main
// bind t0: structured float[32] random(7)
// bind u0: structured float[32] zero
// expect u0 within 1e-4: agree

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

static float total = 1;
static uint calls = 0;
void step_by(float x)
{
    total += x;
    calls++;
}

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    total = a[i];
    step_by(0.5);
    step_by((float)i);
    r[i] = total + (float)calls * 100;
}
