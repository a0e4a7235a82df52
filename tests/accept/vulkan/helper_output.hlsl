// -T ps_6_0 -spirv => refused
[[vk::builtin("HelperInvocation")]] float4 main() : SV_Target { return 1; } //~ 3: error: HelperInvocation builtin must be of boolean type
