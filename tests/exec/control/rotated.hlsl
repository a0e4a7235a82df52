// Loops whose first test is known, nested and one behind the other; what they count is used behind them.
// except dxc-dxil: vkd3d copies the phis of a loop one after another, and so hands on what is already new
// compute: main
// bind u0: typed uint[8] zero
// expect u0: 4 3 12 36 3 2 55 34

RWBuffer<uint> target : register(u0);

[numthreads(1, 1, 1)]
void main(uint one : SV_GroupIndex)
{
    // Behind the inner loop is what the outer one began the turn with.
    uint outer = one, seen = 0;
    [loop]
    for (uint i = 0; i < 4; i++)
    {
        uint follows = 99, j;
        [loop]
        for (j = 0; j < 3; j++)
            follows = outer;
        seen += follows + j;
        outer++;
    }
    target[0] = outer;
    target[1] = seen / 6;
    target[2] = seen - 6;
    uint sum = 0, last = 0;
    [loop]
    for (uint k = 0; k < 9; k++)
    {
        sum += k;
        last = k;
    }
    target[3] = sum + one;
    uint m;
    [loop]
    for (m = 0; m < 3; m++)
        last += m - 2;
    target[4] = m;
    target[5] = last - 3;
    // Two that change places.
    uint a = 0, b = 1;
    [loop]
    for (uint n = 0; n < 9; n++)
    {
        uint next = a + b + one;
        a = b;
        b = next;
    }
    target[6] = b;
    target[7] = a;
}
