// Arrays of arrays, indexed while the program runs.
// compute: main
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[3] zero
// expect u0: 21 10 37

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    int g[3][2];
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 2; j++)
            g[i][j] = i * 10 + j;
    r[0] = g[a[3]][a[7]];
    int row[2] = g[a[7]];
    r[1] = row[0];
    g[a[7]][0] = a[0];
    r[2] = g[1][0] + g[2][0];
}
