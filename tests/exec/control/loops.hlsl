// For, while and do loops with break and continue, nested and ending at run time.
// compute: main
// bind t0: structured uint[2] 10 3
// bind u0: structured uint[6] zero
// expect u0: 45 25 4 10 18 7

StructuredBuffer<uint> a : register(t0);
RWStructuredBuffer<uint> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    uint sum = 0;
    for (uint i = 0; i < a[0]; i++)
        sum += i;
    r[0] = sum;

    sum = 0;
    for (uint j = 0; j < 100; ++j)
    {
        if (j % 2 == 0)
            continue;
        if (j > a[0])
            break;
        sum += j;
    }
    r[1] = sum;

    uint steps = 0, value = a[0];
    while (value > 1)
    {
        value = value / 2;
        steps++;
        if (value == a[1] + 2)
            steps++;
    }
    r[2] = steps;

    uint count = 0;
    do
    {
        count++;
    } while (count < a[0]);
    r[3] = count;

    uint cells = 0;
    [loop]
    for (uint y = 0; y < a[1]; y++)
    {
        for (uint x = 0; x < a[0]; x++)
        {
            if (x == 6)
                break;
            cells++;
        }
    }
    r[4] = cells;

    uint first = 0;
    [unroll]
    for (uint k = 0; k < 8; k++)
    {
        if (k * k > 40 && first == 0)
            first = k;
    }
    r[5] = first;
}
