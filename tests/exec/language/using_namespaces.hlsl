// What `using namespace` brings is seen in the innermost namespace around both, through others, to the end of its block;
// arguments bring the functions of their types' namespaces.
// compute: main
// bind u0: structured float[9] zero
// expect u0: 722 721 10 321 322 624 1009 29 1

RWStructuredBuffer<float> r : register(u0);

namespace M { float m() { return 7; } }
namespace N { using namespace M; float f(float x) { return 1; } static float v = 2; }
namespace K { float f(int x) { return 2; } float g() { using namespace N; return f(1.0f) + v * 10 + m() * 100; } }
namespace L { using namespace N; }

namespace A
{
namespace B { float f(int x) { return 1; } struct T { float t; }; }
float f(float x) { return 2; }
using namespace B;
float g() { T t; t.t = 3; return f(1) + f(1.0f) * 10 + t.t * 100; }
}
namespace C { float h() { using namespace A; return f(1) + g(); } }

float w(float3 x) { return 4; }
float y(float x) { return 5; }
struct S { float a; };
float z(S s) { return 6; }
enum En { Zero };
float e(En e) { return 9; }
namespace P { struct T { float a; }; enum F { One }; float k(T t) { return 9; } float z(T t, int a) { return 10; } float k(F f) { return 2; } }
namespace Q
{
float w(float2 x) { return 1; }
float y(int x) { return 2; }
float z(int x) { return 3; }
float e(float2 x) { return 1; }
float t() { S s = { 1 }; return w(float3(1, 2, 3)) + y(1.0f) * 10 + z(s) * 100; }
float u() { P::T s = { 1 }; return k(s) + z(s, 1) * 100; }
float x() { return e(Zero) + k(P::One) * 10; }
}

float outer() { return 1; }
float block() { { using namespace N; v = 2; } { float v = outer(); return v; } }

[numthreads(1, 1, 1)]
void main()
{
    r[0] = K::g();
    r[1] = L::f(1) + L::v * 10 + L::m() * 100;
    { using namespace L; r[2] = f(1) + v + m(); }
    r[3] = A::g();
    r[4] = C::h();
    r[5] = Q::t();
    r[6] = Q::u();
    r[7] = Q::x();
    r[8] = block();
}
