// Local arrays that variables index in short loops alone: each such loop is written out; an array that a variable indexes elsewhere
// too stays, and so do the loops that are there for it alone, and one that `continue` shortens, which DXC writes out.
// compute: main
// bind t0: structured uint[4] 7 2 1 3
// bind u0: structured uint[12] zero
// expect u0: 14 44 77 145 3 6 9 12 2 17 100 5

StructuredBuffer<uint> order : register(t0);
RWStructuredBuffer<uint> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    uint by = order[0];
    uint from[9], into[9];
    from[0] = 1;
    for (uint a = 1; a < 9; a++)
        from[a] = from[a - 1] + a;
    for (uint b = 0; b < 9; b++)
        into[b] = from[8 - b] * by;
    r[0] = into[7];
    r[1] = into[6] + from[1] * order[1] + order[2] + from[3] + 4;
    uint grid[3][3];
    for (uint y = 0; y < 3; y++)
        for (uint x = 0; x < 3; x++)
            grid[y][x] = x >= y ? by * (x + 1) : 0;
    r[2] = grid[0][0] + grid[0][1] + grid[0][2] + grid[1][1] + grid[1][2] + grid[2][0];
    r[3] = into[0] - grid[2][2] * by + order[2] + from[2] * order[1] * 4;
    uint kept[4];
    for (uint k = 0; k < 4; k++)
        kept[k] = 3 * (k + 1);
    for (uint n = 0; n < 4; n++)
        r[4 + n] = kept[n];
    uint marked[6] = { 0, 0, 0, 0, 0, 0 };
    for (uint m = 0; m < 6; m++)
    {
        if ((by >> m & 1) == 0)
            continue;
        marked[m] = m + 1;
    }
    r[8] = marked[1];
    r[9] = marked[0] + marked[1] + marked[2] + marked[3] + marked[4] + marked[5] + order[2] + 10;
    uint chosen[5] = { 0, 100, 0, 0, 0 };
    for (uint c = 0; c < 5; c++)
        chosen[c] += c * c - c * c;
    r[10] = chosen[order[2]];
    for (uint none = 9; none < 9; none++)
        into[none] = 1;
    r[11] = into[8] - 2;
}
