// Labels of a switch inside of a block: control jumps into it, and falls from one to the next.
// compute: main
// bind t0: structured uint[6] 0 1 2 3 4 5
// bind u0: structured uint[6] zero
// expect u0: 111 110 100 9 7 1

StructuredBuffer<uint> which : register(t0);
RWStructuredBuffer<uint> o : register(u0);

uint pick(uint k)
{
    switch (k)
    {
        case 4: { return 7; default: return 1; }
    }
}

[numthreads(1, 1, 1)]
void main()
{
    for (uint i = 0; i < 6; i++)
    {
        uint sum = 0;
        switch (which[i])
        {
            case 0:
            {
                sum += 1;
                case 1:
                    sum += 10;
                    {
                        case 2:
                            uint more = 100;
                            sum += more;
                            break;
                    }
            }
            case 3:
                sum = 9;
                break;
            default:
                sum = pick(which[i]);
        }
        o[i] = sum;
    }
}
