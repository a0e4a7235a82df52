// -T lib_6_5 => dxil
// except spirv: DXC dies of it.
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
struct Q { P p[2]; int n; };
[shader("raygeneration")] void m() { RayDesc r = (RayDesc)0; Q q = (Q)0; TraceRay(S, 0, 0xff, 0, 1, 0, r, q.p[1]); O.Store(0, asuint(q.p[1].c.x)); }
