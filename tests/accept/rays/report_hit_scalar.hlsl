// -T lib_6_5 => refused
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("intersection")] void m() { ReportHit(1, 0, 1.0); } //~ 53: error: User defined type intrinsic arg must be struct
