// A bit-field without bits takes a value of an initialiser, and holds nothing.
// compute: main
// bind u0: structured uint[4] zero
// expect u0: 1 3 5 6

struct S { uint a : 32; uint : 0; uint b : 4; };
struct T { uint a : 3; uint : 0; uint b : 5; uint c; };

RWStructuredBuffer<uint> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    S s = { 1, 2, 3 };
    T t = { 4, 9, 5, 6 };
    r[0] = s.a;
    r[1] = s.b;
    r[2] = t.b;
    r[3] = t.c;
}
