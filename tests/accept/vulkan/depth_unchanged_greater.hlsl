// -T ps_6_0 -spirv
[[vk::early_and_late_tests]] [[vk::depth_unchanged]] void main(out float d : SV_DepthGreaterEqual) { d = 1; }
