// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float4> f : register(u2);
using Color = float4;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    Color c = 1; f[0] = c;
}
