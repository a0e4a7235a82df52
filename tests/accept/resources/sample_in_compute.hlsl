// -T cs_6_0 => refused
RWStructuredBuffer<float4> f : register(u2);
Texture2D t; SamplerState s;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    f[0] = t.Sample(s, float2(0, 0)); //~ 12: error: opcode 'Derivatives in CS/MS/AS' should only be used in 'Shader Model 6.6+'.
}
