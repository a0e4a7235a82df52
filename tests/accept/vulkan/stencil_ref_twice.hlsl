// -T ps_6_0 -spirv => refused //~ error: Shaders must not specify more than one of stencil_ref_unchanged_front, stencil_ref_greater_equal_front, and stencil_ref_less_equal_front.
[[vk::stencil_ref_less_equal_front]] [[vk::stencil_ref_greater_equal_front]] float4 main() : SV_Target { return 1; }
