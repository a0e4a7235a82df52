// -T cs_6_0
RWStructuredBuffer<float> o : register(u0);
template<typename T> struct S { T v; float f() { return 1; } };
template<> struct S<int> { int v; float f() { return 2; } };
template<> float S<int>::f() { return 3; }
[numthreads(1, 1, 1)]
void main()
{
    S<int> a; a.v = 4; o[0] = a.f();
}
