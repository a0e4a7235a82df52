// -T ps_6_0 -spirv => refused
[[vk::early_and_late_tests]] float4 g; //~ 3: error: 'early_and_late_tests' attribute only applies to functions
float4 main() : SV_Target { return g; }
