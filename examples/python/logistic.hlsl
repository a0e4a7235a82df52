// The logistic map x -> r x (1 - x): a thread for each r lets x settle, and writes down where it goes then.

StructuredBuffer<float> rates : register(t0);
RWStructuredBuffer<float> places : register(u1);

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint count, stride;
    rates.GetDimensions(count, stride);
    if (id.x >= count)
        return;
    float x = 0.5;
    for (uint settle = 0; settle < SETTLE; settle++)
        x = rates[id.x] * x * (1 - x);
    for (uint i = 0; i < PLACES; i++)
    {
        x = rates[id.x] * x * (1 - x);
        places[id.x * PLACES + i] = x;
    }
}
