// -T lib_6_5 => refused
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("closesthit")] void m(inout P p, float a) { } //~ 48: error: attributes parameter 'a' must be a user-defined type composed of only numeric types
