// A function that returns out of a loop: what the loop has changed by then is used where the return and the loop's own end meet. That
// is not what the first of its tests saw, wherever the test stands once the loop is rotated.
// compute: main
// dispatch: 4
// bind t0: structured int[4] 0 1 0 3
// bind u0: structured int[8] fill(9)
// expect u0: 0 0 2 27 0 0 2 27
StructuredBuffer<int> g : register(t0);
RWStructuredBuffer<int> o : register(u0);

int f(out int q, int r, int k)
{
    q = 0;
    for (int i = 0; i < 1; i++)
    {
        switch (r)
        {
            case 0: if (k) return 0;
        }
        q = 2;
    }
    return 25 + q;
}

[numthreads(1, 1, 1)]
void main(uint id : SV_GroupID)
{
    int q;
    int n = f(q, g[id], g[id ^ 1]);
    o[id * 2] = q;
    o[id * 2 + 1] = n;
}
