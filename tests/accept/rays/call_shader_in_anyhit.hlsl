// -T lib_6_5 => refused
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("anyhit")] void m(inout P p, A a) { CallShader(0, p); } //~ 45: error: Opcode CallShader not valid in shader model lib_6_5(anyhit).
