// -T ps_6_0 -spirv => refused
[[vk::push_constant]] cbuffer S { float4 a; }; //~ 3: error: 'push_constant' attribute only applies to global variables of struct type
float4 main() : SV_Target { return a; }
