// -T cs_6_6 -E main => dxil
RWStructuredBuffer<float4> f(uint i) { return ResourceDescriptorHeap[i]; }
[numthreads(1,1,1)] void main(uint3 id : SV_DispatchThreadID) { RWStructuredBuffer<float4> b = f(1); b[0] = 1; }
