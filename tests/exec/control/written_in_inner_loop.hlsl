// What the condition of a loop reads is written in a loop within it: it is read anew each time, wherever the blocks of the inner loop
// stand among those of the outer one.
// compute: main
// bind t0: structured uint[5] 1 3 5 7 2
// bind u0: structured uint[2] fill(9)
// expect u0: 1 12
StructuredBuffer<uint> data : register(t0);
RWStructuredBuffer<uint> o : register(u0);
groupshared uint rows[8];

[numthreads(1, 1, 1)]
void main()
{
    for (uint at = 0; at < 8; at++)
        rows[at] = data[at & 3];
    uint v = data[4], sum = 0, rounds = 0;
    switch (rows[4] & 3)
    {
    case 1:
        {
            uint w = 0;
            while (w++ < 4 && v - 2 < (rows[4] & 7))
            {
                rounds++;
                uint e = 0;
                for (;;)
                {
                    if (e++ >= 4)
                        break;
                    sum += rows[5];
                    rows[v + 2] = rows[6] - 5;
                }
            }
        }
    }
    o[0] = rounds;
    o[1] = sum;
}
