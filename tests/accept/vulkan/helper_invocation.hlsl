// -T ps_6_0 -spirv => spirv
float4 main([[vk::builtin("HelperInvocation")]] bool h : H) : SV_Target { return h; }
