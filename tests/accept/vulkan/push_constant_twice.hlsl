// -T ps_6_0 -spirv => refused
struct S { float4 a; };
[[vk::push_constant]] S s; [[vk::push_constant]] S t; //~ 30: error: cannot have more than one push constant block
float4 main() : SV_Target { return s.a + t.a; }
