// -T cs_6_0 -E main => dxil
struct S { RWStructuredBuffer<float4> o; StructuredBuffer<float4> i; ByteAddressBuffer b; RWTexture2D<float4> t; };
S g;
[numthreads(1,1,1)] void main(uint3 id : SV_DispatchThreadID) { g.o[id.x] = g.i[id.x] + g.b.Load(0); g.t[id.xy] = 1; }
