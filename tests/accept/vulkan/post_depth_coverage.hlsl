// -T ps_6_0 -spirv => spirv
[[vk::post_depth_coverage]] float4 main(uint c : SV_Coverage) : SV_Target { return c; }
