// -T cs_6_0 => refused
RWStructuredBuffer<float4> f : register(u2);
StructuredBuffer<float4> b : register(t1);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    f[0] = ddx(b[0]); //~ 12: error: opcode 'Derivatives in CS/MS/AS' should only be used in 'Shader Model 6.6+'.
}
