// -T ps_6_0 -spirv
float4 main([[vk::post_depth_coverage]] float4 g : A) : SV_Target { return g; }
