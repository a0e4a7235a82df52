// -T cs_6_6 -E main => dxil
template<typename T> T get(uint i) { T t = ResourceDescriptorHeap[i]; return t; }
[numthreads(1,1,1)] void main(uint3 id : SV_DispatchThreadID) { get<RWStructuredBuffer<float4> >(2)[0] = 1; }
