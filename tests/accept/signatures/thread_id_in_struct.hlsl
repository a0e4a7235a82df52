// -T cs_6_0 => dxil spirv
struct I { uint3 x : SV_DispatchThreadID; uint g : SV_GroupIndex; };
RWStructuredBuffer<uint> u;
[numthreads(1, 1, 1)] void main(I i) { u[0] = i.x.x + i.g; }
