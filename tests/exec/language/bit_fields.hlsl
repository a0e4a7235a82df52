// Bit-fields share integers, keep their neighbours, wrap to their width and extend their sign.
// compute: main
// bind t0: structured uint[4] 5 300 9 0xffffffff
// bind u0: structured int[16] zero
// expect u0: 5 44 -7 2 8 21 3 -1 7 44 0 1023 1 6 2 0

StructuredBuffer<uint> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

struct S { uint a : 4; uint b : 8; int c : 4; uint : 0; uint d : 20; uint e : 10; };
struct U { uint a : 4; uint b : 8; int c : 4; uint e : 10; };
struct T { S s; uint f : 1; uint g : 3; };

void more(inout uint x) { x += 3; }

[numthreads(1, 1, 1)]
void main()
{
    S s;
    s.a = a[0];
    s.b = a[1];
    s.c = (int)a[2];
    s.d = 2;
    r[0] = s.a;
    r[1] = s.b;
    r[2] = s.c;
    r[3] = s.d;
    more(s.a);
    r[4] = s.a;
    s.a += 13;
    r[5] = s.a + 16;
    s.e = a[3];
    T t = (T)0;
    t.s = s;
    t.f = 3;
    t.g = a[1] - 286;
    t.s.c--;
    t.s.c += 9;
    r[6] = t.s.c + 2;
    t.s.c = -1;
    r[7] = t.s.c;
    U u = { 7, a[1], 0, a[3] };
    r[8] = u.a;
    r[9] = u.b;
    r[10] = u.c;
    r[11] = u.e;
    r[12] = t.f;
    r[13] = t.g;
    r[14] = sizeof(S) / 3;
}
