// -T ps_6_0 -spirv => refused
[[vk::ext_builtin_input(15)]] float4 fc; //~ 38: error: vk::ext_builtin_input and vk::ext_builtin_output can only be applied to a static variable
float4 main() : SV_Target { return fc; }
