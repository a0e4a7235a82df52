// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
int g(float2 x) { return 1; } int g(float4 x) { return 2; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = g(float3(1, 2, 3)); //~ 14: warning: implicit truncation of vector type [-Wconversion]
}
