// -T cs_6_6 -E main => dxil
[numthreads(1,1,1)] void main(uint3 id : SV_DispatchThreadID) { RWTexture2D<float4> c = ResourceDescriptorHeap[0]; c[id.xy] = 1; }
