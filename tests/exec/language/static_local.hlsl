// A static local keeps its value between calls.
// compute: main
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[3] zero
// expect u0: 5 6 7

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

int next()
{
    static int n = 5;
    return n++;
}

[numthreads(1, 1, 1)]
void main()
{
    r[0] = next();
    r[1] = next();
    r[2] = next();
}
