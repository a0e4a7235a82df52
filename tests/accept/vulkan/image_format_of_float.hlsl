// -T cs_6_0 -E main -spirv => refused
[[vk::image_format("r32ui")]] RWTexture2D<float> t; //~ 50: error: The image format and the sampled type are not compatible.
[numthreads(1, 1, 1)]
void main() { t[uint2(0, 0)] = 1; }
