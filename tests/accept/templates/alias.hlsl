// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
template<typename T> using Pair = vector<T, 2>;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    Pair<int> p = int2(1, 2);
    o[0] = p.y;
}
