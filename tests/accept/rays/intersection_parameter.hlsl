// -T lib_6_5 => refused
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("intersection")] void m(inout P p) { } //~ 31: error: incorrect number of entry parameters for raytracing stage 'intersection': 1 parameter(s) provided, expected no parameters
