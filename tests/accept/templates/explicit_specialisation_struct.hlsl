// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
template<typename T> struct S { static const int K = 1; };
template<> struct S<float> { static const int K = 2; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = S<int>::K + S<float>::K;
}
