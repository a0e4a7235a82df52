// -T cs_6_0
RWStructuredBuffer<float> o : register(u0);
struct A { float f(); };
template<> float A::f() { return 1; }
[numthreads(1, 1, 1)]
void main()
{
    A a; o[0] = a.f();
}
