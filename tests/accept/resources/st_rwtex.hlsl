// -T cs_6_0 -E main => dxil spirv
RWTexture2D<float4> B; RWStructuredBuffer<float4> Out;
[numthreads(1,1,1)] void main(uint3 id : SV_DispatchThreadID) { uint s; Out[0] = B.Load(id.xy, s); if (CheckAccessFullyMapped(s)) Out[1] = 1; }
