// -T cs_6_6 -E main => dxil
[numthreads(1,1,1)] void main(uint3 id : SV_DispatchThreadID) { RWStructuredBuffer<uint> b = ResourceDescriptorHeap[id.x]; b[0] = 1; }
