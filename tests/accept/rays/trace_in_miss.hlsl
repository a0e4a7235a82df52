// -T lib_6_5 => dxil spirv
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("miss")] void m(inout P p) { RayDesc r = (RayDesc)0; TraceRay(S, 0, 0xff, 0, 1, 0, r, p); }
