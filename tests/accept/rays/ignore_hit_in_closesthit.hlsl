// -T lib_6_5 => refused
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("closesthit")] void m(inout P p, A a) { IgnoreHit(); } //~ 49: error: Opcode IgnoreHit not valid in shader model lib_6_5(closesthit).
