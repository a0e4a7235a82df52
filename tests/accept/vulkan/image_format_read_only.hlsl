// -T ps_6_0 -spirv => refused
[[vk::image_format("rgba8")]] Texture2D<float4> t; [[vk::image_format("rgba8")]] float g; //~ 3: error: 'image_format' attribute only applies to RWTextures, RasterizerOrderedTextures, Buffers, RWBuffers, and RasterizerOrderedBuffers
float4 main(float2 u : U) : SV_Target { return t[uint2(0,0)] + g; }
