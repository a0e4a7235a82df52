// -T ps_6_6 -E main -spirv -fspv-target-env=vulkan1.3 => refused
[[vk::ext_instruction(12)]] static float4 x; //~ 3: error: 'ext_instruction' attribute only applies to functions
float4 main() : SV_Target { return 1; }
