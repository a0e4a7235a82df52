// -T ps_6_0 -spirv => spirv
float4 main() : SV_Target { [[vk::ext_builtin_input(15)]] static const float4 fc; return fc; }
