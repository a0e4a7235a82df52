// -T lib_6_5 => refused
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("miss")] void m(inout P p) { p.c = HitKind(); } //~ 44: error: Opcode HitKind not valid in shader model lib_6_5(miss).
