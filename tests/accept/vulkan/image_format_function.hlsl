// -T ps_6_0 -spirv
[[vk::image_format("rgba8")]] float4 main(float4 g : A) : SV_Target { return g; }
