// -T vs_6_0 -spirv => refused
float4 main([[vk::builtin("PointSize")]] float a : A) : SV_Position { return a; } //~ 15: error: PointSize builtin cannot be used as VSIn
