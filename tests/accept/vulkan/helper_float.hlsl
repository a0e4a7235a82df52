// -T ps_6_0 -spirv
float4 main([[vk::builtin("HelperInvocation")]] float a : A) : SV_Target { return a; }
