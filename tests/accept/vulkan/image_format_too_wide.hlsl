// -T ps_6_0 -E main -spirv => refused
[[vk::image_format("r64ui")]] RWBuffer<uint> t; //~ 46: error: The image format and the sampled type are not compatible.
float4 main() : SV_Target { return t[1]; }
