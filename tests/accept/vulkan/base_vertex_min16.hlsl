// -T vs_6_0 -spirv => refused
float4 main([[vk::builtin("BaseVertex")]] min16int a : A) : SV_Position { return a; } //~ 15: error: BaseVertex builtin must be of 32-bit scalar integer type
