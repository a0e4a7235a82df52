// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float4> f : register(u2);
template<typename T> T to(int v) { return (T)v; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    f[0] = to<float4>(3);
}
