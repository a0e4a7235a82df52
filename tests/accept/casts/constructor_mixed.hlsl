// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float4 v = float4(float2(1, 2), 3, 4);
    o[0] = (int)v.x;
}
