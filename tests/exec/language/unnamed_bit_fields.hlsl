// Bit-fields without a name count among the elements of an initialiser, and take none of its values.
// compute: main
// bind u0: structured uint[6] zero
// expect u0: 1 2 9 5 6 7
// except dxc: its SPIR-V gives values to members without a name, its DXIL does not

struct S { uint a : 32; uint : 0; uint b : 4; };
struct T { uint a : 3; uint : 0; uint b : 5; uint c; };
struct U { uint a : 3; uint : 4; uint b : 5; };

RWStructuredBuffer<uint> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    S s = { 1, 2, 3 };
    T t = { 4, 9, 5, 6 };
    U u = { 6, 7, 8 };
    r[0] = s.a;
    r[1] = s.b;
    r[2] = t.b;
    r[3] = t.c;
    r[4] = u.a;
    r[5] = u.b;
}
