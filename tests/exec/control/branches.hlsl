// If, else, switch with fallthrough labels and default, and early returns, different in each thread.
// compute: main
// bind t0: structured int[8] 0 1 2 3 4 5 -1 100
// bind u0: structured int[8] fill(-9)
// bind u1: structured int[8] fill(-9)
// expect u0: 10 20 20 31 40 40 99 99
// expect u1: 0 1 0 1 0 -9 -9 -9

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);
RWStructuredBuffer<int> odd : register(u1);

int pick(int x)
{
    switch (x)
    {
    case 0:
        return 10;
    case 1:
    case 2:
        return 20;
    case 3:
    {
        int y = x * 10;
        y++;
        return y;
    }
    case 4:
    case 5:
        break;
    default:
        return 99;
    }
    return 40;
}

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = pick(a[id]);
    if (id > 4)
        return;
    if (id & 1)
        odd[id] = 1;
    else
        odd[id] = 0;
}
