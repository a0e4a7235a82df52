// -T ps_6_0 -spirv => spirv
[[vk::ext_builtin_output(22)]] static const float depth;
float4 main() : SV_Target { return 1; }
