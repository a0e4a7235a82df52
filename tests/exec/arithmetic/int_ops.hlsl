// Every operator of 32-bit integers.
// compute: main
// bind t0: structured int[4] 17 5 -7 2
// bind u0: structured int[16] zero
// expect u0: 22 12 85 3 2 5 21 20 -18 68 4 -3 -1 -17 1 0

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    int x = a[0], y = a[1], n = a[2], s = a[3];
    r[0] = x + y;
    r[1] = x - y;
    r[2] = x * y;
    r[3] = x / y;
    r[4] = x % y;
    r[5] = (x & y) + 4;
    r[6] = x | y;
    r[7] = x ^ y;
    r[8] = ~x;
    r[9] = x << s;
    r[10] = x >> s;
    r[11] = n / s;
    r[12] = n % s;
    r[13] = -x;
    r[14] = (x > y) && (n < s) ? 1 : 0;
    r[15] = (x == y) || !(n < s);
}
