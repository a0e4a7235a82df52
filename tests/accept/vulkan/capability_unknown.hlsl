// -T ps_6_0 -spirv => refused //~ error: failed to optimize SPIR-V: Invalid capability operand: 9999
[[vk::ext_capability(9999)]] float4 main(float4 p : P) : SV_Target { return 1; }
