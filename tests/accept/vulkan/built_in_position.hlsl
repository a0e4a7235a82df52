// -T vs_6_0 -spirv => spirv
[[vk::ext_builtin_output(0)]] static float4 pos;
void main() { pos = 1; }
