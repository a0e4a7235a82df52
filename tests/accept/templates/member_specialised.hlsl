// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float> o : register(u0);
template<typename T> struct S { T v; float get() { return 1; } float two() { return v; } };
template<> float S<int>::get() { return v * 10; }
[numthreads(1, 1, 1)]
void main()
{
    S<int> a; a.v = 4; S<float> b; b.v=3; o[0] = a.get()+b.get()+a.two();
}
