// -T cs_6_0 => refused
RWStructuredBuffer<float> o : register(u0);
struct A { template<typename T> T f() { return (T)7; } };
template<typename X> float g(X x) { return x.f<int>(); } //~ 46: error: use 'template' keyword to treat 'f' as a dependent template name
[numthreads(1, 1, 1)]
void main()
{
    A a; o[0] = g(a);
}
