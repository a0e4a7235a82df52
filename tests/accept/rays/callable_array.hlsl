// -T lib_6_5 => refused
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("callable")] void m(inout float p[4]) { } //~ 41: error: callable parameter 'p' must be a user-defined type composed of only numeric types
