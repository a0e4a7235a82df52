// -T cs_6_0 => refused
RWStructuredBuffer<float> o : register(u0);
template<typename T> struct S { T v; float f() { return 1; } };
template<> struct S<int> { int v; float f() { return 2; } };
template<> float S<int>::f() { return 3; } //~ 26: error: no function template matches function template specialization 'f'
[numthreads(1, 1, 1)]
void main()
{
    S<int> a; a.v = 4; o[0] = a.f();
}
