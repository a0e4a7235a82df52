// -T ps_6_6 -E main -spirv -fspv-target-env=vulkan1.3 => refused
[[vk::ext_storage_class(4)]] float4 f() { return 1; } //~ 3: error: 'ext_storage_class' attribute only applies to variables and parameters
float4 main() : SV_Target { return 1; }
