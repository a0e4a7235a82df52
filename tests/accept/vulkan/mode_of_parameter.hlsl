// -T ps_6_0 -spirv => refused
float4 main([[vk::post_depth_coverage]] float4 g : A) : SV_Target { return g; } //~ 15: error: 'post_depth_coverage' attribute only applies to functions
