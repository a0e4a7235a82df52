// -T lib_6_5 => refused
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("miss")] float m(inout P p) { return 1; } //~ 24: error: return type for 'miss' shaders must be void
