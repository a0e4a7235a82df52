// A loop hands on from turn to turn what loops before it have left; one of them stands in another loop.
// compute: main
// bind u0: structured uint[16] zero
// bind u1: structured uint[8] zero
// expect u0: 2 0 0 2 0 0 2 0   63 11 11 63 11 11 63 11

RWStructuredBuffer<uint> r : register(u0);
RWStructuredBuffer<uint> seen : register(u1);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    uint3 made = 0;
    [loop]
    for (uint i = 0; i < 3; i++)
    {
        made[id % 3] = i;
        seen[id] -= 3;
    }
    uint3 last = 0;
    [loop]
    for (uint k = 0; k < 2; k++)
    {
        last = made;
    }
    r[id] = last.x;
    uint sum = 0;
    [loop]
    for (uint n = 0; n < 2; n++)
    {
        uint3 next = made;
        [loop]
        for (uint m = 0; m < 3; m++)
        {
            next[id % 3] += m;
            seen[id] += 1;
        }
        uint3 kept = 0;
        [loop]
        for (uint l = 0; l < 2; l++)
        {
            kept = next;
        }
        sum = kept.x + n;
        made = last + n;
    }
    r[id + 8] = sum * 10 + made.x;
}
