// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
template<int N> int sum() { return N + sum<N - 1>(); }
template<> int sum<0>() { return 0; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = sum<4>();
}
