// -T ps_6_0 -spirv => refused
float4 main([[vk::builtin("HelperInvocation")]] float a : A) : SV_Target { return a; } //~ 15: error: HelperInvocation builtin must be of boolean type
