// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
template<typename T> struct S { static const int K = 1; };
template<typename T> struct W { T x; };
template<typename T> struct S<W<T> > { static const int K = 2; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = S<int>::K + S<W<int> >::K;
}
