// -T ps_6_0 -E main
float4 main([[vk::builtin("HelperInvocation")]] bool helper : H) : SV_Target { return helper ? 1 : 0; }
