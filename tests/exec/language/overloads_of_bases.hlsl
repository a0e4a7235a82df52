// Among functions for what a structure inherits, the one counts whose own fields are most like the structure's own.
// compute: main
// bind u0: structured int[6] zero
// expect u0: 2 1 1 2 1 2

RWStructuredBuffer<int> r : register(u0);

struct A { float x, y; };
struct B : A { float z; };
struct C : B { float w; };

struct D { float x; };
struct E : D { float4 z; float q; };
struct F : E { float w; };
struct G : D { int z; };
struct H : G { float w; };
struct I : G { int w; };

int f(A a) { return 1; }
int f(B b) { return 2; }
int g(D d) { return 1; }
int g(E e) { return 2; }
int h(D d) { return 1; }
int h(G g) { return 2; }

[numthreads(1, 1, 1)]
void main()
{
    C c = (C)0;
    F of_f = (F)0;
    H of_h = (H)0;
    I of_i = (I)0;
    A a = (A)0;
    G of_g = (G)0;
    r[0] = f(c);
    r[1] = g(of_f);
    r[2] = h(of_h);
    r[3] = h(of_i);
    r[4] = f(a);
    r[5] = h(of_g);
}
