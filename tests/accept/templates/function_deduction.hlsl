// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
template<typename T> T pick(T l, T r) { return l > r ? l : r; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = pick(1, 2) + (int)pick(1.5, 2.5);
}
