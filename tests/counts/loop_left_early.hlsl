// -T cs_6_0 -E main
// Loops over constants with breaks, continues and a switch, whose results are constants; the last returns from within.
RWStructuredBuffer<int> values;

int first_divisor(int number)
{
    for (int by = 2; by < number; by++)
    {
        if (number % by == 0)
            return by;
    }
    return number;
}

[numthreads(1, 1, 1)]
void main()
{
    int sum = 0, n = 0;
    do
    {
        if (++n == 3)
            continue;
        switch (n & 3)
        {
        case 0:
            sum += 100;
        case 1:
            sum += n;
            break;
        default:
            sum -= 1;
        }
    }
    while (sum < 300);
    values[0] = sum;
    values[1] = n;
    values[2] = first_divisor(35);
}
