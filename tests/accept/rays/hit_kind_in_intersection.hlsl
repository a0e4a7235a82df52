// -T lib_6_5 => dxil
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("intersection")] void m() { O.Store(0, HitKind()); }
