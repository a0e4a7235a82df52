// -T lib_6_5 => dxil
// except outcome: threads of a ray tracing shader are in no group.
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
groupshared float g;
[shader("miss")] void m(inout P p) { g = 1; p.c = g; }
