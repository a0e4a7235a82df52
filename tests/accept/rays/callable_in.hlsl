// -T lib_6_5 => refused
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("callable")] void m(in P p) { } //~ 34: error: callable parameter 'p' must be 'inout'
