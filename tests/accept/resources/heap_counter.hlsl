// -T cs_6_6 -E main => dxil
[numthreads(1,1,1)] void main(uint3 id : SV_DispatchThreadID) { RWStructuredBuffer<float4> b = ResourceDescriptorHeap[1]; b[b.IncrementCounter()] = 1; }
