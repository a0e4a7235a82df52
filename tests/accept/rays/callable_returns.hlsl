// -T lib_6_5 => refused
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
[shader("callable")] int m(inout P p) { return 1; } //~ 26: error: return type for 'callable' shaders must be void
