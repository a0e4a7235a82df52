// -T cs_6_6 -E main => refused //~ error: cast<X>() argument of incompatible type!
// except outcome: DXC ends in an internal error when a cast of a heap element is used where it stands
[numthreads(1,1,1)] void main(uint3 id : SV_DispatchThreadID) { ((RWStructuredBuffer<float4>)ResourceDescriptorHeap[0])[0] = 1; }
