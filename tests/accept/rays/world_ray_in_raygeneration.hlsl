// -T lib_6_5 => refused
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("raygeneration")] void m() { O.Store(0, asuint(WorldRayOrigin().x)); } //~ 56: error: Opcode WorldRayOrigin not valid in shader model lib_6_5(raygeneration).
