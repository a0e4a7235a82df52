// -T ps_6_0 -spirv => spirv
[[vk::ext_capability(4447)]] [[vk::ext_extension("SPV_KHR_post_depth_coverage")]]
float4 main() : SV_Target { vk::ext_execution_mode(4446); return 1; }
