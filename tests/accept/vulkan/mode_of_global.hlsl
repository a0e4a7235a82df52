// -T ps_6_0 -spirv
[[vk::early_and_late_tests]] float4 g;
float4 main() : SV_Target { return g; }
