// -T ps_6_0 -spirv => refused
struct S { float a; [[vk::offset(32)]] float b; [[vk::offset(48)]] float3 c; float d; };
[[vk::push_constant]] S s;
cbuffer C { float e; [[vk::offset(64)]] float f; }; //~ 24: error: 'offset' attribute only applies to fields
float4 main() : SV_Target { return s.a + s.b + s.c.x + s.d + e + f; }
