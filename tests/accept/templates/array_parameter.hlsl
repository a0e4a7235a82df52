// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
template<typename T, int N> int len(T v[N]) { return N; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int x[5] = { 1, 2, 3, 4, 5 };
    o[0] = len(x);
}
