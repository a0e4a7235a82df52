// -T ps_6_0 -spirv
struct S { float a; };
float4 main() : SV_Target { [[vk::push_constant]] S s; s.a = 1; return s.a; }
