// Each thread leaves the loop at another time, by two ways.
// compute: main
// bind u0: structured uint[8] zero
// expect u0: 1000 1 103 2 105 5 7 2001

RWStructuredBuffer<uint> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    uint n = id, steps = 0;
    if (id == 0)
    {
        r[id] = 1000;
        return;
    }
    while (true)
    {
        if (n == 1)
            break;
        if (steps == 3 && (id & 1) == 0)
        {
            steps += 100;
            break;
        }
        n = (n & 1) ? 3 * n + 1 : n / 2;
        steps++;
        if (steps > 16)
            break;
    }
    uint table[8] = { 0, 1, 103, 2, 105, 5, 7, 2001 };
    uint expected[8] = { 0, 0, 1, 7, 2, 5, 103, 16 };
    r[id] = steps == expected[id] ? table[id] : 50000 + steps;
}
