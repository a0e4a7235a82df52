// Two rounds of a loop that is left by an `if` with a `break` become one: it is left in the first of them, and in the second.
// compute: main
// bind u0: structured uint[4] 1 2 3 4
// bind u1: structured uint[4] zero
// expect u1: 1234 4 123 3
// except dxil: there the number is the most rounds
// except dxbc: there the number is the most rounds

RWStructuredBuffer<uint> values : register(u0);
RWStructuredBuffer<uint> results : register(u1);

[numthreads(1, 1, 1)]
void main()
{
    uint even = 0, i = 0;
    [unroll(2)]
    while (true)
    {
        if (i >= 4)
            break;
        even = even * 10 + values[i];
        i++;
    }
    results[0] = even;
    results[1] = i;

    uint uneven = 0;
    i = 0;
    [unroll(2)]
    for (;;)
    {
        if (i < 3)
        {
            uneven = uneven * 10 + values[i];
            i++;
            continue;
        }
        else
        {
            break;
        }
    }
    results[2] = uneven;
    results[3] = i;
}
