// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float4> f : register(u2);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    f[0] = 1 / 2;
}
