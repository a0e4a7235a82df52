// -T ps_6_0 -spirv
[[vk::ext_builtin_input(99999)]] static const int vid;
float4 main() : SV_Target { return vid; }
