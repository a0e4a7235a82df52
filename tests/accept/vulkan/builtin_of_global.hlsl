// -T ps_6_0 -spirv => refused
[[vk::builtin("HelperInvocation")]] float4 g; //~ 3: error: 'builtin' attribute only applies to functions, parameters, and fields
float4 main() : SV_Target { return g; }
