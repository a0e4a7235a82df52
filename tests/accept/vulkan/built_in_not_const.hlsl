// -T ps_6_0 -spirv => refused
[[vk::ext_builtin_input(15)]] static float4 fc; //~ 45: error: vk::ext_builtin_input can only be applied to a const-qualified variable
float4 main() : SV_Target { return fc; }
