// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
template<typename T> struct S { T::type x; }; //~ 33: error: missing 'typename' prior to dependent type name 'T::type'
struct A { using type = float; };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    S<A> s; s.x = 1; o[0] = s.x;
}
