// A loop that is left by the `else` of its test, as programs that translate shaders write it: the way out stands ahead of the rest
// of the loop, whose last turn decides what is used behind it.
// compute: main
// bind t0: typed uint[4] 2 5 7 1
// bind u0: typed uint[2] zero
// expect u0: 12 14

Buffer<uint> numbers : register(t0);
RWBuffer<uint> target : register(u0);

[numthreads(1, 1, 1)]
void main(uint zero : SV_GroupIndex)
{
    int at = -1;
    uint sum = 0;
    for (;;)
    {
        if (at <= 2)
        {
        }
        else
        {
            break;
        }
        bool skips;
        if (at == 0)
            skips = zero == 0;
        else
            skips = false;
        if (skips)
        {
            at = at + 1;
            continue;
        }
        sum = sum + numbers[at + 1];
        at = at + 1;
    }
    target[0] = sum == 10 ? 12 : sum;
    target[1] = sum + uint(at) + 1;
}
