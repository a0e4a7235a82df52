// -T lib_6_5 => refused
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("closesthit")] int m(inout P p, A a) { return 1; } //~ 28: error: return type for 'closesthit' shaders must be void
