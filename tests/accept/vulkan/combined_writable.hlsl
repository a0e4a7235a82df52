// -T ps_6_0 -spirv => refused
[[vk::combinedImageSampler]] RWTexture2D<float4> t;  //~ 3: error: 'combinedImageSampler' attribute only applies to Textures and Samplers
float4 main(float2 u : U) : SV_Target { return t[uint2(0,0)]; }
