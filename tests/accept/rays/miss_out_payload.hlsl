// -T lib_6_5 => refused
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("miss")] void m(out P p) { p.c = 1; } //~ 31: error: payload parameter 'p' must be 'inout'
