// -T lib_6_5 => refused
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("callable")] void m(inout P p) { p.c = WorldRayOrigin().x; } //~ 48: error: Opcode WorldRayOrigin not valid in shader model lib_6_5(callable).
