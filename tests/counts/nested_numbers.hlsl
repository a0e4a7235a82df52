// -T cs_6_0 -E main
// A loop that counts with numbers alone, left early, inside another that asks for the count.
StructuredBuffer<int> limits : register(t0);
RWStructuredBuffer<int> results : register(u0);

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    int sum = 0;
    for (int i = 0; i < 4; i++)
    {
        for (int j = 0; j < 4; j++)
        {
            if (j > i)
                break;
            if (j == 2)
                continue;
            sum += 2 + i * 5;
        }
        if (i == limits[id])
            break;
    }
    results[id] = sum;
}
