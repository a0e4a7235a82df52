// -T cs_6_5 -E main
[numthreads(1,1,1)] void main(uint3 id : SV_DispatchThreadID) { RWStructuredBuffer<float4> b = ResourceDescriptorHeap[1]; b[0] = 1; }
