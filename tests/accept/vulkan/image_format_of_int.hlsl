// -T cs_6_0 -E main -spirv => refused
[[vk::image_format("rgba32i")]] RWBuffer<uint4> u; //~ 49: error: The image format and the sampled type are not compatible.
[numthreads(1, 1, 1)]
void main() { u[0] = 1; }
