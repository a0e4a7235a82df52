// -T cs_6_6 -E main => dxil
[numthreads(1,1,1)] void main(uint3 id : SV_DispatchThreadID) { RWByteAddressBuffer b = ResourceDescriptorHeap[NonUniformResourceIndex(id.x)]; b.Store(0, 1); }
