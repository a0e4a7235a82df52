// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float2x3 m = float2x3(float3(1, 2, 3), float3(4, 5, 6));
    o[0] = (int)m[1].z;
}
