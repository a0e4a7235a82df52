// -T cs_6_0 => refused
RWStructuredBuffer<float> o : register(u0);
template<typename T> struct S { T v; float get() { return 1; } };
float use() { S<int> a; a.v = 4; return a.get(); }
template<> float S<int>::get() { return v * 10; } //~ 26: error: explicit specialization of 'get' after instantiation
[numthreads(1, 1, 1)]
void main()
{
    o[0] = use();
}
