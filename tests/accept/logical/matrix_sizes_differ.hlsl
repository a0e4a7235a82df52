// -T cs_6_0 => refused
RWStructuredBuffer<float4> f : register(u2);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float2x3 m = (float2x3)1;
    float3x2 n = (float3x2)1;
    float2x2 r = (float2x2)(m + n); //~ 33: error: cannot convert from 'float3x2' to 'float2x3'
    f[0] = r._m00;
}
