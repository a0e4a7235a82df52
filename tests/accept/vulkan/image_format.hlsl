// -T ps_6_0 -spirv => spirv
[[vk::image_format("rgba8")]] RWTexture2D<float4> t; [[vk::image_format("r32ui")]] RWBuffer<uint> b; [[vk::image_format("r64ui")]] RWBuffer<uint64_t> c;
float4 main(float2 u : U) : SV_Target { return t[uint2(0,0)] + b[0] + (float)c[0]; }
