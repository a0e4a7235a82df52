// -T vs_6_0 -spirv => spirv
[[vk::builtin("PointSize")]] float main(out float4 p : SV_Position) : PS { p = 1; return 1; }
