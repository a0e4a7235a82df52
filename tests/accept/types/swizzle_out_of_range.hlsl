// -T cs_6_0
RWStructuredBuffer<float4> f : register(u2);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float2 v = 1; f[0] = v.xyz.xyzx;
}
