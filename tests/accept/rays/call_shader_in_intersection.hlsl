// -T lib_6_5 => refused
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("intersection")] void m() { P p; p.c = 1; CallShader(0, p); } //~ 51: error: Opcode CallShader not valid in shader model lib_6_5(intersection).
