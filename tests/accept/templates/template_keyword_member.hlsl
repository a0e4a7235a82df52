// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float> o : register(u0);
struct A { template<typename T> T f() { return (T)7; } };
template<typename X> struct H { X x; float g() { return x.template f<int>() + this.x.template f<float>(); } };
[numthreads(1, 1, 1)]
void main()
{
    H<A> a; o[0] = a.g();
}
