// -T lib_6_5 => dxil
// except line: DXC's validator says it without a place.
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("callable")] void m(inout P p) { p.c = WorldRayOrigin().x; }
