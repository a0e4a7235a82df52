// A condition that declares a variable, each turn anew.
// compute: main
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[2] zero
// expect u0: 60 61

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    int i = 3, s = 0;
    while (int j = i)
    {
        s += j * 10;
        i--;
    }
    if (int k = s) r[1] = k + 1;
    r[0] = s;
}
