// -T ps_6_0 -spirv => refused
[[vk::ext_builtin_input]] static const float depth; //~ 3: error: 'ext_builtin_input' attribute takes one argument
float4 main() : SV_Target { return 1; }
