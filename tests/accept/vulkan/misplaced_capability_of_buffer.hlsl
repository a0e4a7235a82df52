// -T ps_6_6 -E main -spirv -fspv-target-env=vulkan1.3 => refused
[[vk::ext_capability(1)]] cbuffer C { float4 x; } //~ 3: error: 'ext_capability' attribute only applies to variables and functions
float4 main() : SV_Target { return 1; }
