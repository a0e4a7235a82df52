// -T cs_6_0 -E main => dxil spirv
struct S { float2 a; float2 b; };
Buffer<S> B; RWStructuredBuffer<float4> Out;
[numthreads(1,1,1)] void main(uint3 id : SV_DispatchThreadID) { S s = B[id.x]; Out[0] = float4(s.a, s.b); }
