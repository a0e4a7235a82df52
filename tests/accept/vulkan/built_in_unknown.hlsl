// -T ps_6_0 -spirv => refused //~ error: failed to optimize SPIR-V: Invalid built-in operand: 99999
[[vk::ext_builtin_input(99999)]] static const int vid;
float4 main() : SV_Target { return vid; }
