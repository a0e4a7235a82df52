// -T cs_6_0 -E main => refused
struct S { float4 a; float b; };
Buffer<S> B; RWStructuredBuffer<float4> Out; //~ 11: error: elements of typed buffers and textures must fit in four 32-bit quantities
[numthreads(1,1,1)] void main(uint3 id : SV_DispatchThreadID) { Out[0] = B[id.x].b; }
