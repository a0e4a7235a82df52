// -T ps_6_0 -E main => dxil spirv
float4 main([[vk::builtin("HelperInvocation")]] bool helper : H) : SV_Target { return helper ? 1 : 0; } //~ 15: warning: 'builtin' attribute ignored [-Wignored-attributes]
