// -T lib_6_5 => refused
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("intersection")] int m() { return 1; } //~ 30: error: return type for 'intersection' shaders must be void
