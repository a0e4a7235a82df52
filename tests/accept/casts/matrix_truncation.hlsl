// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float3x3 m = (float3x3)1;
    float2x2 n = (float2x2)m;
    o[0] = (int)n._m00;
}
