// -T cs_6_0
RWStructuredBuffer<float4> f : register(u2);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    const float4 v = 1;
    v.x = 2;
    f[0] = v;
}
