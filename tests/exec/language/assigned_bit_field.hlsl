// The value of an assignment to a bit-field is what the field then holds.
// compute: main
// except dxc: its way to SPIR-V gives what was assigned
// bind t0: structured uint[2] 35 300
// bind u0: structured uint[10] zero
// expect u0: 3 3 44 44 4294967293 3 1 4294967292 4 0

StructuredBuffer<uint> a : register(t0);
RWStructuredBuffer<uint> r : register(u0);

struct S { uint a : 4; uint b : 8; int c : 3; };

[numthreads(1, 1, 1)]
void main()
{
    S s = { 0, 0, 0 };
    r[0] = s.a = a[0];
    r[1] = s.a;
    uint x = (s.b = a[1]);
    r[2] = x;
    r[3] = s.b;
    r[4] = s.c = 5;
    s.b = s.a = a[0];
    r[5] = s.b;
    r[6] = s.a += 14;
    s.c = 3;
    r[7] = ++s.c;
    r[8] = s.a = 4;
    s.a = 15;
    r[9] = ++s.a;
}
