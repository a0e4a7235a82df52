// -T ps_6_0 -E main -spirv => refused //~ error: Texture or Sampler with [[vk::combinedImageSampler]] attribute is missing for descriptor set and binding: 0, 1
[[vk::combinedImageSampler]] [[vk::binding(1)]] Texture2D<float4> t;
float4 main() : SV_Target { return 1; }
