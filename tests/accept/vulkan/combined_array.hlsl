// -T ps_6_0 -spirv => refused
[[vk::combinedImageSampler]] [[vk::binding(1)]] Texture2D t[4]; [[vk::combinedImageSampler]] [[vk::binding(1)]] SamplerState s[4]; //~ 3: error: 'combinedImageSampler' attribute only applies to Textures and Samplers
float4 main(float2 u : U) : SV_Target { return t[2].Sample(s[2], u); }
