// -T lib_6_5 => refused
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
export void g() { IgnoreHit(); } //~ 19: error: Opcode IgnoreHit not valid in shader model lib_6_5(lib).
