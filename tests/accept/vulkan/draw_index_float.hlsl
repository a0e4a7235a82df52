// -T vs_6_0 -spirv => refused
float4 main([[vk::builtin("DrawIndex")]] float a : A) : SV_Position { return a; } //~ 15: error: DrawIndex builtin must be of 32-bit scalar integer type
