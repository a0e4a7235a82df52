// -T ps_6_0 -spirv => spirv
[[vk::ext_builtin_input(20)]] static const int sm[1];
float4 main() : SV_Target { return sm[0]; }
