// -T vs_6_0 -spirv => spirv
float4 main([[vk::ext_builtin_input(42)]] int vid : V) : SV_Position { return vid; }
