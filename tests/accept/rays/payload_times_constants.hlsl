// -T lib_6_5 => dxil spirv
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
cbuffer C { float4x4 M; }; [shader("miss")] void m(inout P p) { p.c = mul(M, p.c); }
