// Cases that fall through to the next.
// compute: main
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[5] zero
// expect u0: 11 10 10 1000 1100

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

int f(int v)
{
    int s = 0;
    switch (v)
    {
    case 0:
        s += 1;
    case 1:
    case 2:
        s += 10;
        break;
    default:
        s += 100;
    case 5:
        s += 1000;
    }
    return s;
}

[numthreads(1, 1, 1)]
void main()
{
    r[0] = f(a[4]);
    r[1] = f(a[7]);
    r[2] = f(a[3]);
    r[3] = f(a[1]);
    r[4] = f(a[0]);
}
