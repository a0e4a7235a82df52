// -T lib_6_5 => refused
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("anyhit")] void m(inout P p, A a) { RayDesc r = (RayDesc)0; TraceRay(S, 0, 0xff, 0, 1, 0, r, p); } //~ 69: error: Opcode TraceRay not valid in shader model lib_6_5(anyhit).
