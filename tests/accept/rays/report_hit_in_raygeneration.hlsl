// -T lib_6_5 => refused
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("raygeneration")] void m() { A a; a.u = 1; ReportHit(1, 0, a); } //~ 52: error: Opcode ReportHit not valid in shader model lib_6_5(raygeneration).
