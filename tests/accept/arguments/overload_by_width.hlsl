// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
int g(float x) { return 1; } int g(float2 x) { return 2; } int g(float4 x) { return 3; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = g(1) + g(float2(1, 2)) + g((float4)1);
}
