// -T lib_6_5 => dxil spirv
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("intersection")] void m() { A a; a.u = 1; ReportHit(1, 0, a); }
