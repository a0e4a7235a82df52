// -T cs_6_0 => refused
RWStructuredBuffer<float> o : register(u0);
template<typename T> struct S { T v; float get(); };
float S<int>::get() { return v * 10; } //~ 15: error: template specialization requires 'template<>'
[numthreads(1, 1, 1)]
void main()
{
    S<int> a; a.v = 4; o[0] = a.get();
}
