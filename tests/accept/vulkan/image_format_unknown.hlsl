// -T cs_6_0 -E main -spirv => spirv
[[vk::image_format("r11g11")]] RWTexture2D<float> t; //~ 3: warning: 'image_format' attribute argument not supported: r11g11 [-Wignored-attributes]
[[vk::image_format("r32ui")]] [[vk::image_format("RGBA8")]] RWBuffer<uint> u; //~ 33: warning: 'image_format' attribute argument not supported: RGBA8 [-Wignored-attributes]
[numthreads(1, 1, 1)] void main() { t[uint2(0, 0)] = 1; u[0] = 2; }
