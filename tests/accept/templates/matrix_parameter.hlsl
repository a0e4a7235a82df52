// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
template<typename T, int R, int C> T first(matrix<T, R, C> v) { return v[0][0]; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float2x3 m = (float2x3)1;
    o[0] = (int)first(m);
}
