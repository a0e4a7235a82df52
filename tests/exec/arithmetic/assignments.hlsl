// Every assignment operator, increments, the comma, and assignments as values.
// compute: main
// bind u0: structured int[18] zero
// expect u0: 12 7 21 5 1 20 5 4 6 3 6 6 5 5 7 9 8 8

RWStructuredBuffer<int> r : register(u0);

[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int x = (int)id + 10;
    int a = x; a += 2; r[0] = a;
    a = x; a -= 3; r[1] = a;
    a = x - 3; a *= 3; r[2] = a;
    a = x; a /= 2; r[3] = a;
    a = x; a %= 3; r[4] = a;
    a = x - 5; a <<= 2; r[5] = a;
    a = x; a >>= 1; r[6] = a;
    a = x - 5; a &= 6; r[7] = a;
    a = 4; a |= 2; r[8] = a;
    a = 5; a ^= 6; r[9] = a;
    a = 5; r[10] = ++a; r[11] = a;
    a = 5; r[12] = a++; r[13] = a - 1;
    int b, c;
    b = c = 7; r[14] = b;
    r[15] = (a = 4, a + 5);
    int2 v = int2(8, 9); v.x--; --v.y;
    r[16] = v.x + 1; r[17] = v.y;
}
