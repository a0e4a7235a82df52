// -T ps_6_6 -E main -spirv -fspv-target-env=vulkan1.3 => refused
[[vk::shader_record_ext]] tbuffer C { float4 x; } //~ 3: error: vk::shader_record_ext can be applied only to cbuffer/ConstantBuffer
float4 main() : SV_Target { return 1; }
