// -T ps_6_0 -spirv => spirv
[[vk::image_format("rgba8")]] RWTexture2D<float4> t[2];
float4 main() : SV_Target { return t[1][uint2(0,0)]; }
