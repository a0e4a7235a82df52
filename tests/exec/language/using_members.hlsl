// `using Base::member;` in a structure: fields, methods beside overloads of its own, and what the structure itself hides.
// compute: main
// bind t0: structured float[4] 1 2 3 4
// bind u0: structured float[8] zero
// expect u0: 312 614 3 4 6 7 61 4739

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

struct A { float e; float f; };
struct B : A { float g; using A::f; };
struct C : B { using A::e; using B::f; float sum() { return e + f * 2; } };

struct D { float h(float x) { return 3; } };
struct E : D { using D::h; float h(int x) { return 4; } };
struct F { float h(float x) { return 5; } float h(int x) { return 6; } float h(float2 x) { return 61; } };
struct G : F { float h(float x) { return 7; } using F::h; };

struct H
{
    float f;
    float h(float x) { return x + f; }
    static int k() { return 3; }
    enum En { E1, E2 = 7 };
    struct T { int q; };
};
struct I : H { using H::h; using H::k; using H::E2; using H::T; using H::f; float h(float x) { return 9; } };

[numthreads(1, 1, 1)]
void main()
{
    B b; b.e = a[0]; b.f = a[1]; b.g = a[2];
    C c; c.e = a[3]; c.f = 5; c.g = 6;
    E e;
    G g;
    I i; i.f = 3;
    I::T t; t.q = a[3];
    r[0] = b.f + b.e * 10 + b.g * 100;
    r[1] = c.sum() + c.g * 100;
    r[2] = e.h(1.0f);
    r[3] = e.h(1);
    r[4] = g.h(1);
    r[5] = g.h(1.0f);
    r[6] = g.h(float2(1, 1));
    r[7] = i.h(1) + i.k() * 10 + I::E2 * 100 + t.q * 1000;
}
