// -T cs_6_0 -E main -spirv => spirv
[[vk::image_format("rgba8snorm")]] RWTexture2D<float4> a;
[[vk::image_format("r11g11b10f")]] RWTexture2D<float3> b;
[[vk::image_format("rg16i")]] RWTexture2D<int2> c;
[[vk::image_format("rgb10a2ui")]] RWTexture2D<uint4> d;
[[vk::image_format("r64i")]] RWTexture2D<int64_t> e;
[[vk::image_format("rg16")]] RWBuffer<float2> f;
[numthreads(1, 1, 1)]
void main() { a[uint2(0, 0)] = 1; b[uint2(0, 0)] = 1; c[uint2(0, 0)] = 1; d[uint2(0, 0)] = 1; f[0] = 1; }
