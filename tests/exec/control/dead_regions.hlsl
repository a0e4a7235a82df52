// Loops and branches that do nothing beside ones that do: what is used after a loop, what a branch alone decides, early exits.
// compute: main
// bind u0: structured uint[6] 0 0 0 7 9 0
// expect u0: 5 3 4 7 12 2

RWStructuredBuffer<uint> b : register(u0);

uint early(uint n)
{
    for (uint k = 0; k < n; k++)
    {
        if (k * k > 5)
            return k;
    }
    return 9;
}

[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    uint n = b[3] - 2, idle = 0, last = 0;
    for (uint k = 0; k < n; k++)
    {
        idle += k * id;
        last = k + 1;
    }
    b[0] = last;
    b[1] = early(n);
    uint chosen;
    [branch] if (n > 3)
    {
        for (uint j = 0; j < n; j++)
            idle ^= j;
        chosen = 4;
    }
    else
        chosen = 6;
    b[2] = chosen;
    uint steps = 0;
    [loop] while (true)
    {
        if (b[4] > 11)
            break;
        b[4] += 1;
        steps++;
        if (steps == 3)
            break;
    }
    [branch] if (idle > 100000)
        idle = 3;
    for (uint q = 0; q < 4; q++)
    {
        if (q == n - 3)
        {
            b[5] = q;
            continue;
        }
        for (uint r = 0; r < n; r++)
            idle += r;
    }
}
