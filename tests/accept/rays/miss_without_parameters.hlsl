// -T lib_6_5 => refused
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("miss")] void m() { } //~ 23: error: incorrect number of entry parameters for raytracing stage 'miss': 0 parameter(s) provided, expected one payload parameter
