// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
template<typename T, int N> T first(vector<T, N> v) { return v[0]; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = first(int3(1, 2, 3));
}
