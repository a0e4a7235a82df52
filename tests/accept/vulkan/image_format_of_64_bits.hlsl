// -T ps_6_0 -E main -spirv => spirv
[[vk::image_format("r64i")]] RWBuffer<int64_t> t;
float4 main() : SV_Target { return (float)t[1]; }
