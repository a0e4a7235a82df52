// Enumerations with values of their own, in a switch.
// compute: main
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[4] zero
// expect u0: 1 2 10 8

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

enum Kind { First = 2, Second, Third = First * 5 };
enum class Other : uint { A = 7, B };
int name(Kind k)
{
    switch (k)
    {
    case First: return 1;
    case Second: return 2;
    default: return 3;
    }
}

[numthreads(1, 1, 1)]
void main()
{
    r[0] = name((Kind)a[3]);
    r[1] = name(Second);
    r[2] = Third;
    r[3] = (int)Other::B;
}
