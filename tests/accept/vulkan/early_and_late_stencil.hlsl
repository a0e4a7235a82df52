// -T ps_6_0 -spirv => spirv
[[vk::early_and_late_tests]] [[vk::stencil_ref_less_equal_front]] [[vk::stencil_ref_greater_equal_back]] void main(out float d : SV_Depth, out uint s : SV_StencilRef) { d = 1; s = 2; }
