// -T vs_6_0 -spirv => spirv
[[vk::ext_builtin_input(42)]] static const int vid = 3;
float4 main() : SV_Position { return vid; }
