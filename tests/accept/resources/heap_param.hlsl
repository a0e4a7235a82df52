// -T cs_6_6 -E main => dxil
void f(RWStructuredBuffer<float4> b) { b[0] = 1; }
[numthreads(1,1,1)] void main(uint3 id : SV_DispatchThreadID) { f(ResourceDescriptorHeap[0]); }
