// -T lib_6_5 => refused
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("closesthit")] void m(in P p, A a) { } //~ 36: error: payload parameter 'p' must be 'inout'
