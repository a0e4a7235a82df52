// -T vs_6_0 -spirv => refused
[[vk::builtin("PointSize")]] float g; //~ 3: error: 'builtin' attribute only applies to functions, parameters, and fields
float4 main() : SV_Position { return g; }
