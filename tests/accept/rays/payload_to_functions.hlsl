// -T lib_6_5 => dxil spirv
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
void f(inout P p) { p.c *= 2; } void g(P p, out float x) { x = p.c.w; }
[shader("miss")] void m(inout P p) { f(p); float x; g(p, x); p.c.z = x; }
