// -T lib_6_5 => refused
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("callable")] void m() { } //~ 27: error: incorrect number of entry parameters for raytracing stage 'callable': 0 parameter(s) provided, expected one argument parameter
