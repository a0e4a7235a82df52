// -T ps_6_0 -spirv => spirv
[[vk::combinedImageSampler]] [[vk::binding(1)]] Texture2D t; [[vk::combinedImageSampler]] [[vk::binding(1)]] SamplerState s;
float4 main(float2 u : U) : SV_Target { return t.Sample(s, u) + t.Load(0); }
