// -T cs_6_6 -E main => dxil
[numthreads(1,1,1)] void main(uint3 id : SV_DispatchThreadID) { RWStructuredBuffer<float4> c = ResourceDescriptorHeap[0]; RWStructuredBuffer<uint2> d = ResourceDescriptorHeap[1]; c[id.x] = d[0].xyxy; }
