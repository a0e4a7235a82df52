// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float> o : register(u0);
namespace N { template<typename T, int K> struct S { T v; float get() { return K; } };
template<> float S<int, 2>::get() { return 5; } }
template<> float N::S<int, 3>::get() { return 6; } //~ 32: warning: first declaration of member function specialization of 'get' outside namespace 'N' is a C++11 extension [-Wc++11-extensions]
[numthreads(1, 1, 1)]
void main()
{
    N::S<int,2> a; a.v = 4; N::S<int,3> b; b.v = 1; o[0] = a.get() + b.get();
}
