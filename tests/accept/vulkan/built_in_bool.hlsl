// -T ps_6_0 -spirv
[[vk::ext_builtin_input(17)]] static const bool front;
float4 main() : SV_Target { return front; }
