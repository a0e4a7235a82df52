// -T vs_6_0 -spirv => spirv
[[vk::ext_builtin_input(42)]] static const int vid;
static int k = vid + 1;
float4 main() : SV_Position { return k; }
