// -T ps_6_0 -E main -spirv => refused
[[vk::image_format("r32ui")]] RWBuffer<uint64_t> t; //~ 50: error: The image format and the sampled type are not compatible.
float4 main() : SV_Target { return (float)t[1]; }
