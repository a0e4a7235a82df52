// -T ps_6_0 -spirv => spirv
[[vk::ext_builtin_input(17)]] static const bool front;
float4 main() : SV_Target { return front; }
