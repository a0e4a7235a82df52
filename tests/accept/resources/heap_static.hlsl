// -T cs_6_6 -E main => dxil
static RWStructuredBuffer<float4> b = ResourceDescriptorHeap[0];
[numthreads(1,1,1)] void main(uint3 id : SV_DispatchThreadID) { b[0] = 1; }
