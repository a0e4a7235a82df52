// Loops in switches in loops, with breaks that leave the right one.
// compute: main
// bind t0: structured uint[6] 0 1 2 3 1 9
// bind u0: structured uint[6] zero
// expect u0: 100 6 21 1003 6 900

StructuredBuffer<uint> a : register(t0);
RWStructuredBuffer<uint> r : register(u0);

[numthreads(6, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    uint kind = a[id], value = 0;
    for (uint turn = 0; turn < 3; turn++)
    {
        switch (kind)
        {
        case 0:
            value = 100;
            break;
        case 1:
            for (uint i = 0; i < 10; i++)
            {
                if (i == 2)
                    break;
                value++;
            }
            break;
        case 2:
            if (turn == 1)
                continue;
            value += 10;
            break;
        case 3:
            value += 1000;
            turn = 3;
            break;
        default:
            value += 300;
            break;
        }
        if (kind == 3)
        {
            value += turn;
            break;
        }
        if (kind == 2 && turn == 2)
            value++;
    }
    r[id] = value;
}
