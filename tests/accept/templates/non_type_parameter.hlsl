// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
template<int N> int add(int v) { return v + N; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = add<3>(4);
}
