// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
template<typename T, int N> struct S { static const int K = 1; };
template<typename T> struct S<T, 4> { static const int K = 2; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = S<int, 3>::K + S<float, 4>::K;
}
