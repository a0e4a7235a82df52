// -T ps_6_0 -spirv => refused
struct S { float a; };
float4 main() : SV_Target { [[vk::push_constant]] S s; s.a = 1; return s.a; } //~ 31: error: 'push_constant' attribute only applies to global variables of struct type
