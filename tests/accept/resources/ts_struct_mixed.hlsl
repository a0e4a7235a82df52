// -T cs_6_0 -E main => refused
struct S { float a; int b; };
Buffer<S> B; RWStructuredBuffer<float4> Out; //~ 11: error: all template type components must have the same type
[numthreads(1,1,1)] void main(uint3 id : SV_DispatchThreadID) { Out[0] = B[id.x].b; }
