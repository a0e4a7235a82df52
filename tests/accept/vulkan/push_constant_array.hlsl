// -T ps_6_0 -spirv => refused
struct S { float4 a; };
[[vk::push_constant]] S s[2];  //~ 3: error: 'push_constant' attribute only applies to global variables of struct type
float4 main() : SV_Target { return s[0].a; }
