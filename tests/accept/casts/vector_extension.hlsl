// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float4 v = (float4)float3(1, 2, 3); //~ 16: error: cannot convert from 'float3' to 'float4'
    o[0] = (int)v.x;
}
