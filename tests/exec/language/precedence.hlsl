// Precedence and associativity.
// compute: main
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[8] zero
// expect u0: 10 18 136 1 21 85 1 -17

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    int x = a[0], y = a[1], z = a[3];
    r[0] = x - y - z;
    r[1] = x + y * z % 3;
    r[2] = x << 1 + z;
    r[3] = x & y == 5;
    r[4] = x | y ^ z & 1;
    r[5] = -x * -y;
    r[6] = !x == 0 ? x > y ? 1 : 2 : 3;
    r[7] = ~x + 1;
}
