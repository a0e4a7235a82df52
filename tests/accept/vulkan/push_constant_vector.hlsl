// -T ps_6_0 -spirv => refused
[[vk::push_constant]] float4 s; //~ 3: error: 'push_constant' attribute only applies to global variables of struct type
float4 main() : SV_Target { return s; }
