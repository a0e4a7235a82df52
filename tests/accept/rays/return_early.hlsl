// -T lib_6_5 => dxil spirv
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("miss")] void m(inout P p) { if (p.c.x > 1) { p.c = 0; return; } p.c.y = 2; }
