// -T cs_6_0 => refused //~ error: External function used in non-library profile: \01?get@?$S@H@@QAAMXZ
RWStructuredBuffer<float> o : register(u0);
template<typename T> struct S { T v; float get() { return 1; } };
template<> float S<int>::get();
[numthreads(1, 1, 1)]
void main()
{
    S<int> a; a.v = 4; o[0] = a.get();
}
