// -T cs_6_0
RWStructuredBuffer<float4> f : register(u2);
Texture2D t; SamplerState s;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    f[0] = t.Sample(s, float2(0, 0));
}
