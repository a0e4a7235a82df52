// -T ps_6_0 -spirv => spirv
[[vk::image_format("rgba8")]] [[vk::image_format("rgba16")]] RWTexture2D<float4> t; 
float4 main(float2 u : U) : SV_Target { return t[uint2(0,0)]; }
