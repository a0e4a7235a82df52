// -T cs_6_5 -E main => refused
[numthreads(1,1,1)] void main(uint3 id : SV_DispatchThreadID) { RWStructuredBuffer<float4> b = ResourceDescriptorHeap[1]; b[0] = 1; } //~ 96: error: use of undeclared identifier 'ResourceDescriptorHeap'
