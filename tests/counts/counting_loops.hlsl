// -T cs_6_0 -E main
// What loops that only count leave behind, and loops that change nothing.
StructuredBuffer<uint> counts : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    uint sum = 7, k;
    for (k = 0; k < counts[0]; k++)
        sum += 5;
    results[2 * id] = sum + k;
    int steps = (int)counts[id], most = id;
    for (int i = 0; i < steps; i++)
        most += 3;
    results[2 * id + 1] = most;
}
