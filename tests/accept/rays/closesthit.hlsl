// -T lib_6_5 => dxil spirv
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("closesthit")] void m(inout P p, BuiltInTriangleIntersectionAttributes a) { p.c = a.barycentrics.x; }
