// -T ps_6_0 -spirv
[[vk::ext_builtin_input(15)]] static float4 fc;
float4 main() : SV_Target { return fc; }
