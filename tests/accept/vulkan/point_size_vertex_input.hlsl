// -T vs_6_0 -spirv
float4 main([[vk::builtin("PointSize")]] float a : A) : SV_Position { return a; }
