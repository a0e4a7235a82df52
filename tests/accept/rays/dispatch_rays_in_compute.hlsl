// -T lib_6_5 => refused
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("compute")][numthreads(1,1,1)] void m() { O.Store(0, DispatchRaysIndex().x); } //~ 62: error: Opcode DispatchRaysIndex not valid in shader model lib_6_5(cs).
