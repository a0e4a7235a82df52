// A constant of a minimum precision is cut to it, though registers may be wider.
// compute: main
// bind u0: structured int[8] zero
// expect u0: -31072 65535 4464 -31072 -31072 -31072 -31072 4464

RWStructuredBuffer<int> r : register(u0);
static const min16int global = 100000;

[numthreads(1, 1, 1)]
void main()
{
    min16int a = 100000;
    min16uint b = -1;
    min16uint c = 70000;
    min16int list[2] = { 100000, 1 };
    const int k = 100000;
    min16int d = k;
    r[0] = a;
    r[1] = b;
    r[2] = c;
    r[3] = (min16int)100000;
    r[4] = global;
    r[5] = list[0];
    r[6] = d;
    r[7] = (min16uint)70000u;
}
