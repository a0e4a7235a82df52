// -T cs_6_0
RWStructuredBuffer<float> o : register(u0);
template<typename T> struct S { T v; float get(); };
float S<int>::get() { return v * 10; }
[numthreads(1, 1, 1)]
void main()
{
    S<int> a; a.v = 4; o[0] = a.get();
}
