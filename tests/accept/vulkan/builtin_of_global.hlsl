// -T ps_6_0 -spirv
[[vk::builtin("HelperInvocation")]] float4 g;
float4 main() : SV_Target { return g; }
