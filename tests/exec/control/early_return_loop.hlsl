// Returns out of nested loops of a called function.
// compute: main
// bind t0: structured int[8] 5 -2 7 7 0 9 4 1
// bind u0: structured int[5] zero
// expect u0: 0 1 2 5 -1

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

int find(int wanted)
{
    for (int row = 0; row < 2; row++)
    {
        for (int column = 0; column < 4; column++)
        {
            if (a[row * 4 + column] == wanted)
                return row * 4 + column;
        }
    }
    return -1;
}

[numthreads(1, 1, 1)]
void main()
{
    r[0] = find(5);
    r[1] = find(-2);
    r[2] = find(7);
    r[3] = find(9);
    r[4] = find(1000);
}
