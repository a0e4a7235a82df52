// -T cs_6_2 -E main => dxil spirv
RWStructuredBuffer<float> o;
template<typename T> float g(T t) { typename T::type x = 1; return x; }
struct A { using type = float; };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    A a; o[0] = g(a);
}
