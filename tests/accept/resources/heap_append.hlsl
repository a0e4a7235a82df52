// -T cs_6_6 -E main => dxil
[numthreads(1,1,1)] void main(uint3 id : SV_DispatchThreadID) { AppendStructuredBuffer<float4> b = ResourceDescriptorHeap[1]; b.Append(1); }
