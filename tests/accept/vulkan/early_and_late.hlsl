// -T ps_6_0 -spirv => spirv
[[vk::early_and_late_tests]] float4 main() : SV_Target { return 1; }
