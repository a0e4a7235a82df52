// -T ps_6_0 -spirv
struct S { float4 a; };
[[vk::push_constant]] S s; [[vk::push_constant]] S t;
float4 main() : SV_Target { return s.a + t.a; }
