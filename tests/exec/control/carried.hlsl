// What loops carry: parts of structures, statics that functions change, results of returns from inside of loops.
// compute: main
// bind t0: structured uint[8] 5 1 4 2 8 3 7 6
// bind u0: structured uint[12] zero
// expect u0: 36 8 8 2 7 4 15 0x2010 40 3 9 21

StructuredBuffer<uint> input : register(t0);
RWStructuredBuffer<uint> r : register(u0);

static uint calls = 0;

struct Range
{
    uint low, high;
    uint2 pair;
    row_major uint2x2 square;
};

uint called(uint x)
{
    calls++;
    return x;
}

// Returns from a loop in a loop, with the loops' own variables behind it.
uint find(uint what, out uint rounds)
{
    rounds = 0;
    for (uint i = 0; i < 4; i++)
    {
        for (uint j = 0; j < 2; j++)
        {
            rounds++;
            if (input[2 * i + j] == what)
                return 2 * i + j;
            if (input[2 * i + j] > 100)
                break;
        }
    }
    return 99;
}

typedef uint Four[4];

Four four(uint first)
{
    Four a;
    a[0] = first;
    a[1] = a[0] + 1;
    a[2] = a[1] + 1;
    a[3] = a[2] + 1;
    return a;
}

// The variable of one case is written in the next.
uint shared_case(uint which)
{
    switch (which)
    {
    case 0:
        uint x;
        x = 4;
        return x;
    case 1:
        x = 15;
        return x;
    }
    return 0;
}

[numthreads(1, 1, 1)]
void main()
{
    Range range = (Range)0;
    range.low = 100;
    uint sum = 0;
    for (uint i = 0; i < 8; i++)
    {
        uint x = called(input[i]);
        sum += x;
        range.high = max(range.high, x);
        if (x == 3)
            continue;
        range.low = min(range.low, x);
        range.pair.yx += uint2(1, 1);
        range.square[1][0] |= x << 1;
        if (x == 7)
            break;
    }
    sum += input[7];
    r[0] = sum;
    r[1] = range.high;
    r[2] = calls + range.low;
    uint rounds;
    r[3] = find(4, rounds);
    r[4] = find(6, rounds);
    r[5] = shared_case(0);
    r[6] = shared_case(1);
    r[7] = range.pair.x == 6 ? 0x2010 : range.pair.x;
    r[8] = rounds * 5;
    uint k = 0, turns = 0;
    do
    {
        turns++;
        if (input[k] == 1)
            continue;
        k++;
    }
    while (turns < 3 && ++k < 100);
    r[9] = turns;
    r[10] = four(input[0] + 1)[input[5]];
    uint2x2 m = uint2x2(1, 2, 20, 21);
    r[11] = m[input[1]][input[1]];
}
