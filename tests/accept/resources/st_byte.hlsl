// -T cs_6_0 -E main => dxil
ByteAddressBuffer B; RWStructuredBuffer<float4> Out;
[numthreads(1,1,1)] void main(uint3 id : SV_DispatchThreadID) { uint s; Out[0] = B.Load4(id.x, s); if (CheckAccessFullyMapped(s)) Out[1] = B.Load(4, s); }
