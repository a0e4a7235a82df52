// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float> o : register(u0);
struct A { template<typename T> static T f() { return (T)7; } template<typename T> struct In { T v; }; };
template<typename X> float g(X x) { typename X::template In<int> k; k.v = 3; return k.v + X::template f<int>(); }
[numthreads(1, 1, 1)]
void main()
{
    A a; o[0] = g(a) + A::template f<float>(); //~ 27: warning: 'template' keyword outside of a template [-Wc++11-extensions]
}
