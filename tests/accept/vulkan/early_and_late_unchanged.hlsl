// -T ps_6_0 -spirv => spirv
[[vk::early_and_late_tests]] [[vk::depth_unchanged]] [[vk::stencil_ref_unchanged_front]] [[vk::stencil_ref_unchanged_back]] float4 main() : SV_Target { return 1; }
