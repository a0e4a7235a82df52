// -T ps_6_0 -spirv => refused
struct S { float4 a; };
float4 main([[vk::push_constant]] S s : A) : SV_Target { return s.a; } //~ 15: error: 'push_constant' attribute only applies to global variables of struct type
