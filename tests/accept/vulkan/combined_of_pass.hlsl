// -T ps_6_0 -E main -spirv => refused
[[vk::combinedImageSampler]] SubpassInput t; //~ 3: error: 'combinedImageSampler' attribute only applies to Textures and Samplers
float4 main() : SV_Target { return t.SubpassLoad(); }
