// -T cs_6_0 -E main => refused
struct S { float2 a; float2 b; };
RWBuffer<S> B; RWStructuredBuffer<float4> Out;
[numthreads(1,1,1)] void main(uint3 id : SV_DispatchThreadID) { S s = B[id.x]; s.a += 1; B[id.x] = s; Out[0] = float4(s.a, s.b); } //~ 100: error: store on typed uav must write to all four components of the UAV.
