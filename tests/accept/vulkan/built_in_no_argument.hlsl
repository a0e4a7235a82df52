// -T ps_6_0 -spirv
[[vk::ext_builtin_input]] static const float depth;
float4 main() : SV_Target { return 1; }
