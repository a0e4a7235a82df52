// -T ps_6_6 -E main -spirv -fspv-target-env=vulkan1.3 => refused
[[vk::binding(1)]] struct S { float4 a; }; //~ 1: error: an attribute list cannot appear here
float4 main() : SV_Target { return 1; }
