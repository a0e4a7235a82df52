// -T lib_6_5 => refused
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
Texture2D T; SamplerState Q;
[shader("miss")] void m(inout P p) { p.c = T.Sample(Q, p.c.xy); } //~ 44: error: Opcode Sample not valid in shader model lib_6_5(miss).
