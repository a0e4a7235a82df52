// -T vs_6_0 -spirv
[[vk::builtin("PointSize")]] float g;
float4 main() : SV_Position { return g; }
