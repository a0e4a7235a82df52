// A switch in a loop: break leaves the switch, continue goes on with the loop.
// compute: main
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[1] zero
// expect u0: 1045

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    int s = 0;
    for (int i = 0; i < 6; i++)
    {
        switch (i)
        {
        case 1:
            continue;
        case 3:
            break;
        case 5:
            s += 1000;
        default:
            s += 10;
        }
        s += 1;
    }
    r[0] = s;
}
