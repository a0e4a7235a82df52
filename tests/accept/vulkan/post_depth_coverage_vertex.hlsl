// -T vs_6_0 -spirv => spirv
[[vk::post_depth_coverage]] float4 main() : SV_Position { return 1; }
