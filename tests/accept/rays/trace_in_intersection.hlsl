// -T lib_6_5 => refused
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("intersection")] void m() { RayDesc r = (RayDesc)0; P p; p.c = 1; TraceRay(S, 0, 0xff, 0, 1, 0, r, p); } //~ 75: error: Opcode TraceRay not valid in shader model lib_6_5(intersection).
