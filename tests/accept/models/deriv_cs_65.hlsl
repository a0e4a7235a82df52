// -T cs_6_5 -E main => refused
Texture2D<float4> t; SamplerState s; RWStructuredBuffer<float4> Out;
[numthreads(8,8,1)] void main(uint3 id : SV_DispatchThreadID) { Out[id.x] = t.Sample(s, float2(id.xy)); } //~ 77: error: opcode 'Derivatives in CS/MS/AS' should only be used in 'Shader Model 6.6+'.
