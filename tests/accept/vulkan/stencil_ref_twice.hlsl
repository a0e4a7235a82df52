// -T ps_6_0 -spirv
[[vk::stencil_ref_less_equal_front]] [[vk::stencil_ref_greater_equal_front]] float4 main() : SV_Target { return 1; }
