// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float> o : register(u0);
template<typename T> struct S { T v; template<typename U> float get(U u) { return u; } };
template<> template<> float S<int>::get<int>(int u) { return v * 10; }
[numthreads(1, 1, 1)]
void main()
{
    S<int> a; a.v = 4; o[0] = a.get(1)+a.get(1.5);
}
