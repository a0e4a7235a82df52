// -T ps_6_0 -spirv
[[vk::ext_builtin_input(15, 3)]] static const float4 depth;
float4 main() : SV_Target { return 1; }
