// -T cs_6_6 -E main => dxil
struct S { float4 x; };
[numthreads(1,1,1)] void main(uint3 id : SV_DispatchThreadID) { ConstantBuffer<S> c = ResourceDescriptorHeap[0]; RWStructuredBuffer<float4> b = ResourceDescriptorHeap[1]; b[0] = c.x; }
