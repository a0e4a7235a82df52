// -T ps_6_0 -spirv => refused
[[vk::combinedImageSampler]] float4 g; //~ 3: error: 'combinedImageSampler' attribute only applies to Textures and Samplers
float4 main() : SV_Target { return g; }
