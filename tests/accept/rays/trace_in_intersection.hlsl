// -T lib_6_5 => dxil
// except line: DXC's validator says it without a place.
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("intersection")] void m() { RayDesc r = (RayDesc)0; P p; p.c = 1; TraceRay(S, 0, 0xff, 0, 1, 0, r, p); }
