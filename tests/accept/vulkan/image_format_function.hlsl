// -T ps_6_0 -spirv => refused
[[vk::image_format("rgba8")]] float4 main(float4 g : A) : SV_Target { return g; } //~ 3: error: 'image_format' attribute only applies to RWTextures, RasterizerOrderedTextures, Buffers, RWBuffers, and RasterizerOrderedBuffers
