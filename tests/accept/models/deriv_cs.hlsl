// -T cs_6_6 -E main => dxil spirv
Texture2D<float4> t; SamplerState s; RWStructuredBuffer<float4> Out;
[numthreads(8,8,1)] void main(uint3 id : SV_DispatchThreadID) { Out[id.x] = t.Sample(s, float2(id.xy)) + ddx(id.x * 0.5f); }
