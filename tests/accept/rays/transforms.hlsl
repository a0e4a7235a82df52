// -T lib_6_5 => dxil
struct P { float4 c; };
struct A { float2 u; };
RaytracingAccelerationStructure S;
RWByteAddressBuffer O;
float4x3 g() { return WorldToObject4x3(); } [shader("anyhit")] void m(inout P p, A a) { float3x4 x = ObjectToWorld(); p.c = float4(g()[2], x[1][3]) + ObjectToWorld4x3()[3].xyzz + WorldToObject()[0] + WorldToObject3x4()[2]; }
