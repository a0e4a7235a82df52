// -T lib_6_5 => refused
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("miss")] void m(inout P p, A a) { } //~ 23: error: incorrect number of entry parameters for raytracing stage 'miss': 2 parameter(s) provided, expected one payload parameter
