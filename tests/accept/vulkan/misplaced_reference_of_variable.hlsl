// -T ps_6_6 -E main -spirv -fspv-target-env=vulkan1.3 => refused
[[vk::ext_reference]] static float4 x; //~ 3: error: 'ext_reference' attribute only applies to parameters
float4 main() : SV_Target { return 1; }
