// -T ps_6_0 -spirv
[[vk::builtin("HelperInvocation")]] float4 main() : SV_Target { return 1; }
