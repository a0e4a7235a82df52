// -T vs_6_0 -spirv => spirv
[[vk::ext_builtin_input(4426)]] [[vk::ext_capability(4427)]] [[vk::ext_extension("SPV_KHR_shader_draw_parameters")]] static const int drawidx;
[[vk::ext_builtin_output(1)]] static float psize;
float4 main() : SV_Position { psize = drawidx; return 1; }
