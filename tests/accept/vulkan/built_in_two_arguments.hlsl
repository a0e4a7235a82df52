// -T ps_6_0 -spirv => refused
[[vk::ext_builtin_input(15, 3)]] static const float4 depth; //~ 3: error: 'ext_builtin_input' attribute takes one argument
float4 main() : SV_Target { return 1; }
