// -T cs_6_0 -E main -spirv => refused
[[vk::image_format("rgba8")]] RWTexture2D<uint> t; //~ 49: error: The image format and the sampled type are not compatible.
[numthreads(1, 1, 1)]
void main() { t[uint2(0, 0)] = 1; }
