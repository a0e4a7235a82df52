// -T vs_6_0 -spirv => refused
float4 main([[vk::builtin("HelperInvocation")]] bool a : A) : SV_Position { return a; } //~ 15: error: HelperInvocation builtin can only be used as pixel shader input
