// -T cs_6_4 => dxil spirv
RWStructuredBuffer<float4> f : register(u0);
[numthreads(4, 1, 1)]
void main(uint3 v : SV_DispatchThreadID) { f[0] = v.xxxx; }
