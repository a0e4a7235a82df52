// -T lib_6_5 => dxil spirv
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
void g(float x) { if (x > 1) IgnoreHit(); }
[shader("anyhit")] void m(inout P p, A a) { g(a.u.x); p.c = 2; }
