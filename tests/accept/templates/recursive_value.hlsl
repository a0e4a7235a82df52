// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
template<int N> struct F { static const int V = N * F<N - 1>::V; };
template<> struct F<0> { static const int V = 1; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = F<5>::V;
}
