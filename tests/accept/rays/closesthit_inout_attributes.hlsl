// -T lib_6_5 => refused
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("closesthit")] void m(inout P p, inout A a) { p.c = a.u.x; } //~ 50: error: intersection attributes parameter 'a' must be 'in'
