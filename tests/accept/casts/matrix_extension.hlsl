// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float2x2 m = (float2x2)1;
    float3x3 n = (float3x3)m; //~ 18: error: cannot convert from 'float2x2' to 'float3x3'
    o[0] = (int)n._m00;
}
