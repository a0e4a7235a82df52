// -T lib_6_5 => dxil spirv
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("miss")] void m(inout P p) { RayQuery<0> q; RayDesc r = (RayDesc)0; q.TraceRayInline(S, 0, 1, r); q.Proceed(); p.c = q.CommittedStatus(); }
