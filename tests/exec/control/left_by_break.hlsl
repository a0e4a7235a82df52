// Loops of a known number of iterations that are left by an `if` with a `break`: one in the other, with something to do before the
// `break`, with a test in the middle, with the `break` in the `else`, and one that `continue` shortens.
// compute: main
// bind u0: structured uint[4] 1 2 3 4
// bind u1: structured uint[8] zero
// expect u1: 102 4 1234 4 123 4 24 6

RWStructuredBuffer<uint> values : register(u0);
RWStructuredBuffer<uint> results : register(u1);

uint nested()
{
    uint sum = 0, y = 0;
    while (true)
    {
        if (y == 3)
            break;
        uint x = 0;
        while (true)
        {
            if (x < 2)
            {
            }
            else
                break;
            sum = sum * 2 + values[x + y];
            x++;
        }
        y++;
    }
    return sum;
}

[numthreads(1, 1, 1)]
void main()
{
    results[0] = nested();

    // What is computed before the `break` lives on, as does what the iteration had by then.
    uint i = 0, digits = 0, last = 0;
    while (true)
    {
        uint before = i;
        if (i > 3)
        {
            last = before;
            break;
        }
        digits = digits * 10 + values[i];
        i++;
    }
    results[1] = last;
    results[2] = digits;

    // A test in the middle.
    uint sum = 0;
    i = 0;
    for (;;)
    {
        sum += values[i];
        if (++i == 3)
        {
            results[3] = values[3];
            break;
        }
        sum *= 10;
    }
    results[4] = sum;

    // All but the last goes on.
    i = 0;
    uint product = 1;
    for (;;)
    {
        if (i < 4)
        {
            product *= values[i];
            i++;
            continue;
        }
        break;
    }
    results[6] = product;

    // Shortened.
    uint odd = 0, count = 0;
    for (i = 0; true; i++)
    {
        if (i >= 4)
            break;
        if (values[i] % 2 == 0)
            continue;
        odd += values[i] + count;
        count++;
    }
    results[5] = i;
    results[7] = odd + count - 1;
}
