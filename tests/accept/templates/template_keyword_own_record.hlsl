// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float> o : register(u0);
template<typename T> struct S { T v; template<typename U> U as() { return (U)v; } float f(S<T> o) { return o.as<float>() + as<float>() + this.as<int>(); } };
[numthreads(1, 1, 1)]
void main()
{
    S<int> a; a.v = 3; o[0] = a.f(a);
}
