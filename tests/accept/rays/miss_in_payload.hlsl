// -T lib_6_5 => refused
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("miss")] void m(in P p) { } //~ 30: error: payload parameter 'p' must be 'inout'
