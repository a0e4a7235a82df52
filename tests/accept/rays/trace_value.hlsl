// -T lib_6_5 => dxil
// except spirv: DXC dies of it.
// except outcome: DXC drops what a value's copy would bring back.
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
P f() { return (P)0; }
[shader("raygeneration")] void m() { RayDesc r = (RayDesc)0; TraceRay(S, 0, 0xff, 0, 1, 0, r, f()); }
