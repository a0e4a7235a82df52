// -T lib_6_5 => refused
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("raygeneration")] void m(inout P p) { } //~ 32: error: incorrect number of entry parameters for raytracing stage 'raygeneration': 1 parameter(s) provided, expected no parameters
