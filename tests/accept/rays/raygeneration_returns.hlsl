// -T lib_6_5 => refused
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("raygeneration")] int m() { return 1; } //~ 31: error: return type for 'raygeneration' shaders must be void
