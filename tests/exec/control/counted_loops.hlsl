// What loops that only count leave behind: from zero to a number, to one that may be negative, to any but one.
// compute: main
// bind t0: structured int[4] 3 -2 0 5
// bind u0: structured int[10] zero
// expect u0: 22 3 7 1 50 0 -3 8 11 11

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    uint k, up = 7;
    for (k = 0; k < (uint)a[0]; k++)
        up += 5;
    r[0] = up;
    r[1] = k;
    int none = 7, i;
    for (i = 0; i < a[1]; i++)
        none += 5;
    r[2] = none;
    int once = 1;
    for (i = 0; i < a[2]; ++i)
        once *= 2;
    r[3] = once;
    int all = 0, n;
    for (n = 0; n != a[3]; n++)
        all += 10;
    r[4] = all;
    r[5] = n - a[3];
    int down = a[0];
    for (i = 0; i < a[0]; i++)
        down += a[1];
    r[6] = down;
    // Left in the middle, and not only counting: these stay.
    int sum = a[3];
    for (i = 0; i < a[0]; i++)
        sum += i;
    r[7] = sum;
    int left = 0;
    for (i = 0; i < 100; i++)
    {
        if (i * a[0] > 30)
            break;
        left++;
    }
    r[8] = left;
    r[9] = i;
}
