// -T ps_6_0 -spirv => spirv
[[vk::ext_builtin_input(4416)]] static const uint mask4[4];
float4 main() : SV_Target { return 1; }
