// -T ps_6_6 -E main -spirv -fspv-target-env=vulkan1.3 => refused
struct S { [[vk::ext_literal]] float4 a; }; //~ 14: error: 'ext_literal' attribute only applies to parameters
float4 main() : SV_Target { return 1; }
