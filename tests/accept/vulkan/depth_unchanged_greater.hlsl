// -T ps_6_0 -spirv => refused //~ error: generated SPIR-V is invalid: Fragment execution model entry points can specify at most one of DepthGreater, DepthLess or DepthUnchanged execution modes.
[[vk::early_and_late_tests]] [[vk::depth_unchanged]] void main(out float d : SV_DepthGreaterEqual) { d = 1; }
