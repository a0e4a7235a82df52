// -T cs_6_0 -E main => refused
struct S { float a; float b; };
Texture2D<S> B; RWStructuredBuffer<float4> Out; //~ 14: error: texture resource texel type must be scalar or vector
[numthreads(1,1,1)] void main(uint3 id : SV_DispatchThreadID) { Out[0] = B[id.xy].b; }
