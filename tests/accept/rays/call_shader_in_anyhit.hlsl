// -T lib_6_5 => dxil
// except line: DXC's validator says it without a place.
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("anyhit")] void m(inout P p, A a) { CallShader(0, p); }
