// -T cs_6_0 => refused
RWStructuredBuffer<float> o : register(u0);
struct A { float f(); };
template<> float A::f() { return 1; } //~ 21: error: no function template matches function template specialization 'f'
[numthreads(1, 1, 1)]
void main()
{
    A a; o[0] = a.f();
}
