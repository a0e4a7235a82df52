// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float4> f : register(u2);
typedef float4 Color;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    Color c = 1; f[0] = c;
}
