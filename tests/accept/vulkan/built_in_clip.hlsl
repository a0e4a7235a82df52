// -T vs_6_0 -spirv => spirv
[[vk::ext_builtin_input(42)]] static const int vid;
[[vk::ext_builtin_output(3)]] static float clip[2];
float4 main() : SV_Position { clip[0] = vid; clip[1] = 2; return 2; }
