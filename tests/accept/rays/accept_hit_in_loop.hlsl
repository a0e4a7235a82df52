// -T lib_6_5 => dxil spirv
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("anyhit")] void m(inout P p, A a) { for (int i = 0; i < 10; ++i) if (a.u.x > i) AcceptHitAndEndSearch(); p.c = 2; }
